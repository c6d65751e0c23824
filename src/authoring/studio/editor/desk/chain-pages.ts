import { isObject, type Json, listOf } from '../model/json.ts';

/** Where the reading order stands. */
export const chainFile = 'content/chain.json';

/** The slug of a page's file. */
export function slugOfFile(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.mdx$/, '');
}

/** The reading order without a page. Links and other pages' Next that lead to it are findings then. */
export function withoutPage(chain: Json, slug: string): Json {
  if (!isObject(chain)) return chain;
  const isIt = (page: Json) => page === slug || (isObject(page) && page.page === slug);
  const chapters = listOf(chain.chapters).map((chapter) =>
    isObject(chapter) ? { ...chapter, pages: listOf(chapter.pages).filter((page) => !isIt(page)) } : chapter,
  );
  return { ...chain, chapters, side: listOf(chain.side).filter((page) => !isIt(page)) };
}
