/** Maximum number of characters on a line of a label. */
const maxLength = 17;

/** Wraps words to a number of characters, because SVG does not wrap text. */
export function wrapWords(words: readonly string[], maxLength: number, between = ' '): string[] {
  return words.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last !== undefined && last.length + between.length + word.length <= maxLength)
      return [...all.slice(0, -1), last + between + word];
    return [...all, word];
  }, []);
}

/** Splits the name of a page into at most two lines, at word boundaries if possible. */
export function splitName(name: string): string[] {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=-)/).flatMap((word) => word.match(/.{1,17}/g) ?? []);
  const [first = '', second, ...more] = wrapWords(words, maxLength, '');
  if (second === undefined) return [first];
  return [first, more.length > 0 ? `${second.slice(0, maxLength - 1)}…` : second];
}
