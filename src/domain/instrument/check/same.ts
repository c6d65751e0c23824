/** The positions of entries that are in a list for a second time. */
export function repeats(list: readonly unknown[]): number[] {
  return list.flatMap((entry, at) => (list.indexOf(entry) < at ? [at] : []));
}

/** Words as a reader takes them: without case, marks and spaces that make no difference. */
export function plain(words: string): string {
  return (
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? words.trim()
  );
}
