/** Maximum number of rows in memory. */
export const pageLength = 25;

/**
 * Reads a list in pages with one short query each, so that a slow client holds neither a database connection nor more
 * than a page of memory.
 * @param read reads up to a number of rows after the given one, in the order of the list; null for the first page
 * @param most maximum number of rows
 * @returns pages, none of them empty
 */
export async function* readInPages<Row>(
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
