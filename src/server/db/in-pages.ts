/** So many rows of a list are in hand at most. */
export const pageLength = 25;

/**
 * The rows of a list, page by page, each page a short question of its own: whoever reads slowly, or not at all, keeps no
 * connection of the database and no more than a page of memory.
 * @param read asks for so many rows at most: of those after the one given, in the list's order; null for the first ones
 * @param most how many rows there shall be at most
 * @returns pages without an empty one
 */
export async function* inPages<Row>(
  read: (after: Row | null, most: number) => Promise<readonly Row[]>,
  { most = Number.POSITIVE_INFINITY }: { most?: number } = {},
): AsyncGenerator<readonly Row[], void, undefined> {
  let last: Row | null = null;
  for (let remaining = most; remaining > 0; ) {
    const limit = Math.min(pageLength, remaining);
    const page: readonly Row[] = await read(last, limit);
    if (page.length > 0) yield page;
    if (page.length < limit) return;
    last = page.at(-1) as Row;
    remaining -= page.length;
  }
}
