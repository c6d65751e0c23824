/** The indexes of entries that occur earlier in the list. */
export function findDuplicateIndexes(list: readonly unknown[]): number[] {
  return list.flatMap((entry, at) => (list.indexOf(entry) < at ? [at] : []));
}

/** Normalizes a text for comparison: lower case, without punctuation, single spaces. */
export function normalizeText(words: string): string {
  return (
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? words.trim()
  );
}
