import { isObject, type Json, toList } from '../../../source/json-value.ts';

/** File of the reading order. */
export const readingOrderFile = 'content/chain.json';

/** Returns the slug of a page file. */
export function getPageSlug(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.mdx$/, '');
}

/** Removes a page from the reading order. The check reports remaining links to it. */
export function removePageEntry(chain: Json, slug: string): Json {
  if (!isObject(chain)) return chain;
  const isPage = (page: Json) => page === slug || (isObject(page) && page.page === slug);
  const chapters = toList(chain.chapters).map((chapter) =>
    isObject(chapter)
      ? { ...chapter, pages: toList(chapter.pages).filter((page) => !isPage(page)) }
      : chapter,
  );
  return { ...chain, chapters, side: toList(chain.side).filter((page) => !isPage(page)) };
}
