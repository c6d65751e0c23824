import { isObject, type Json, toList } from '../model/json.ts';

/** Where the reading order stands. */
export const chainFile = 'content/chain.json';

/** The slug of a page's file. */
export function getSlug(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.mdx$/, '');
}

/** The reading order without a page. Links and other pages' Next that lead to it are findings then. */
export function removePageEntry(chain: Json, slug: string): Json {
  if (!isObject(chain)) return chain;
  const isIt = (page: Json) => page === slug || (isObject(page) && page.page === slug);
  const chapters = toList(chain.chapters).map((chapter) =>
    isObject(chapter) ? { ...chapter, pages: toList(chapter.pages).filter((page) => !isIt(page)) } : chapter,
  );
  return { ...chain, chapters, side: toList(chain.side).filter((page) => !isIt(page)) };
}
