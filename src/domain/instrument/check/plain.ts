/** Words as a reader takes them: without case, marks and spaces that make no difference. */
export function plain(words: string): string {
  return (
    words
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? words.trim()
  );
}
