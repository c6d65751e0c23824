import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReadingOrder, ReadingPageEntry } from '#domain/reading-order/reading-order.ts';
import { getSlug } from '#domain/reading-order/reading-order.ts';
import { findSpan } from '../source/json-positions.ts';
import { formatPageTemplate } from '../source/page-template.ts';
import { insertPage } from './page-draft.ts';

/** What an author enters for a new page. */
export interface NewPage {
  /** Id of an existing chapter. */
  readonly chapter: string;
  readonly title: string;
  readonly summary: string;
  /** Accepted by `checkSlug`. */
  readonly slug: string;
  /** Slug of the page before it in the chapter; null for the first position. */
  readonly after: string | null;
}

const manifest = 'content/chain.json';

/**
 * Writes a new page from a template, and adds it to the reading order without reformatting the rest of that file.
 * @param today YYYY-MM-DD
 * @returns the new file, relative to the repository
 * @throws Error if the chapter or the previous page does not exist, or the file exists
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

/** Formats pages on one line if it fits into 110 columns, else one page per line. */
function formatPages(pages: readonly ReadingPageEntry[]): string {
  const entries = pages.map((page) =>
    typeof page === 'string' ? `"${page}"` : `{ "page": "${page.page}", "next": "${page.next}" }`,
  );
  const line = `[${entries.join(', ')}]`;
  return `      "pages": ${line}`.length <= 110 ? line : `[\n        ${entries.join(',\n        ')}\n      ]`;
}
