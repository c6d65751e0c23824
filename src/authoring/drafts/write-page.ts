import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReadingOrder, ReadingPageEntry } from '#domain/chain/chain.ts';
import { getSlug } from '#domain/chain/chain.ts';
import { findSpan } from '../source/json-lines.ts';
import { formatPageTemplate } from '../source/page-template.ts';
import { insertPage } from './page-draft.ts';

/** What an author says about a page to be written. */
export interface NewPage {
  /** Id of a chapter that exists. */
  readonly chapter: string;
  readonly title: string;
  readonly summary: string;
  /** Free, as `slugProblem` sees it. */
  readonly slug: string;
  /** The slug before it in the chapter; null for the first place. */
  readonly after: string | null;
}

const manifest = 'content/chain.json';

/**
 * Writes the file of a new page, with its head and a text to be replaced, and its line in the chain, whose layout
 * stays as it is. An existing file is never written over.
 * @param today YYYY-MM-DD
 * @returns the new file, relative to the repository
 */
export function writeNewPage(root: string, page: NewPage, today: string): string {
  const text = readFileSync(join(root, manifest), 'utf8').replace(/^\uFEFF/, '');
  const chain = JSON.parse(text) as ReadingOrder;
  const at = chain.chapters.findIndex(({ id }) => id === page.chapter);
  const chapter = chain.chapters[at];
  if (!chapter) throw new Error(`There is no chapter "${page.chapter}".`);
  if (page.after !== null && !chapter.pages.some((entry) => getSlug(entry) === page.after)) {
    throw new Error(`The chapter "${page.chapter}" has no page "${page.after}".`);
  }
  const file = `content/reading/${page.chapter}/${page.slug}.mdx`;
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), formatPageTemplate(page, today), { flag: 'wx' });
  const { start, end } = findSpan(text, `chapters[${at}].pages`)!;
  const pages = formatPages(insertPage(chapter, page.slug, page.after));
  writeFileSync(join(root, manifest), `${text.slice(0, start)}${pages}${text.slice(end)}`);
  return file;
}

/** On one line where it fits into the 110 columns of this repository, else one page a line. */
function formatPages(pages: readonly ReadingPageEntry[]): string {
  const entries = pages.map((page) =>
    typeof page === 'string' ? `"${page}"` : `{ "page": "${page.page}", "next": "${page.next}" }`,
  );
  const line = `[${entries.join(', ')}]`;
  return `      "pages": ${line}`.length <= 110 ? line : `[\n        ${entries.join(',\n        ')}\n      ]`;
}
