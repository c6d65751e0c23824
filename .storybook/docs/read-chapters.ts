/** Loaded with the page, because Storybook lists its headings once. */
const docsFiles = import.meta.glob<string>('../../src/web/**/*.docs.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * Reads the chapters of the documentation next to a story file (`*.docs.md`), by heading.
 * @param storyFile path as Storybook reports it, from the root: `./src/…`
 */
export function readChapters(storyFile: string): ReadonlyMap<string, string> {
  const stem = storyFile.replace(/^\.?\//, '../../').replace(/\.stories\.tsx$/, '');
  return parseChapters(docsFiles[`${stem}.docs.md`] ?? '');
}

/** The text under each `## Heading`. */
function parseChapters(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^## +(.+)$/m).slice(1);
  const chapters = new Map<string, string>();
  for (let i = 0; i < parts.length; i += 2)
    chapters.set(String(parts[i]).trim(), String(parts[i + 1]).trim());
  return chapters;
}
