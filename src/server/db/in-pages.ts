import { asCaller, currentCaller } from './callers.ts';

/** So many rows of a list are in hand at most. */
export const pageLength = 25;

/**
 * The rows of a list, page by page, each page a short question of its own: whoever reads slowly, or not at all, keeps no
 * connection of the database and no more than a page of memory. The first page comes in the turn of its call, the
 * further ones one list at a time, after everybody else's calls and questions.
 * @param read asks for so many rows at most: of those after the one given, in the list's order; null for the first ones
 * @param part how many rows there shall be at most, and whether already the first page is a further one
 * @returns pages without an empty one
 */
export async function* inPages<Row>(
  read: (after: Row | null, most: number) => Promise<readonly Row[]>,
  { most = Number.POSITIVE_INFINITY, isFurther = false }: { most?: number; isFurther?: boolean } = {},
): AsyncGenerator<readonly Row[], void, undefined> {
  // Later the rows may be asked for by a socket that has room again, and no longer by the call.
  const { turn } = currentCaller();
  let last: Row | null = null;
  for (let left = most; left > 0; ) {
    const asked = Math.min(pageLength, left);
    const isFirst = last === null && !isFurther;
    if (!isFirst) await turn?.next();
    const page = await (isFirst ? read(null, asked) : asCaller({ rank: 'list' }, () => read(last, asked)));
    if (page.length > 0) yield page;
    if (page.length < asked) return;
    last = page.at(-1) as Row;
    left -= page.length;
  }
}
