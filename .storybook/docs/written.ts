const written = import.meta.glob<string>('../../src/web/**/*.docs.md', { query: '?raw', import: 'default' });
const trees = import.meta.glob<string>('../../src/web/**/*.tree.txt', { query: '?raw', import: 'default' });

/** What stands beside a story file: its chapters by heading, and what a screen reader gets from each story. */
export interface Written {
  readonly chapters: ReadonlyMap<string, string>;
  /** '' when no tree is kept. */
  readonly tree: string;
}

/** Reads the chapters (`*.docs.md`) and the trees (`*.tree.txt`) beside `storyFile`, a path as Storybook says it, from the root: `./src/…`. */
export async function writtenFor(storyFile: string): Promise<Written> {
  const stem = storyFile.replace(/^\.?\//, '../../').replace(/\.stories\.tsx$/, '');
  const [text = '', tree = ''] = await Promise.all([
    written[`${stem}.docs.md`]?.(),
    trees[`${stem}.tree.txt`]?.(),
  ]);
  return { chapters: chaptersOf(text), tree };
}

/** The text under each `## Heading`. */
function chaptersOf(text: string): ReadonlyMap<string, string> {
  const parts = text.split(/^## +(.+)$/m).slice(1);
  const chapters = new Map<string, string>();
  for (let i = 0; i < parts.length; i += 2)
    chapters.set(String(parts[i]).trim(), String(parts[i + 1]).trim());
  return chapters;
}
