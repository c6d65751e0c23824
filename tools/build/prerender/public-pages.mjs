/** Lists the public pages that are prerendered, with their description for search engines and previews. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../prepare.mjs';

/**
 * Lists the paths of `content/pages.json`, the pages of `content/site` and the exercises. The latter two have a description in their
 * front matter.
 * @returns {{ path: string, description: string, file?: string }[]}
 */
export function listPublicPages() {
  const { descriptions } = JSON.parse(readFileSync(join(root, 'content/pages.json'), 'utf8'));
  const pages = [
    ...Object.entries(descriptions).map(([path, description]) => ({ path, description })),
    ...listSummaries('content/site', ''),
    ...listSummaries('content/exercises', '/exercises'),
  ];
  const undescribed = pages.find(({ description }) => !description);
  if (undescribed)
    throw new Error(
      `${undescribed.file}: "summary" is missing in the front matter. Add a line "summary: …".`,
    );
  return pages;
}

/**
 * Returns the description of a public page in a language; in English if it has no translation that is offered.
 * @param page of `listPublicPages`
 * @param texts `descriptions` in the language by path, and `translatedPages`: addresses of the pages that are offered in it
 */
export function translateDescription(page, language, { descriptions, translatedPages }) {
  if (!page.file) return descriptions[page.path] ?? page.description;
  if (!translatedPages.includes(page.path)) return page.description;
  return readSummary(page.file.replace(/\.mdx$/, `.${language}.mdx`)) ?? page.description;
}

/** Lists the pages of a folder at their paths, with their summaries. */
function listSummaries(folder, path) {
  return readdirSync(join(root, folder))
    .filter((name) => /^[^.]+\.mdx$/.test(name))
    .map((name) => ({
      path: `${path}/${name.slice(0, -'.mdx'.length)}`,
      description: readSummary(`${folder}/${name}`),
      file: `${folder}/${name}`,
    }));
}

const readSummary = (file) => /^summary:\s*(.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
