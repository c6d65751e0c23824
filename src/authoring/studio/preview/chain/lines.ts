/** Maximum number of characters on a line of a label. */
const most = 17;

/** Wraps words to a number of characters, because SVG does not wrap text. */
export function breakLines(words: readonly string[], letters: number, between = ' '): string[] {
  return words.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last !== undefined && last.length + between.length + word.length <= letters)
      return [...all.slice(0, -1), last + between + word];
    return [...all, word];
  }, []);
}

/** Splits the name of a page into at most two lines, at word boundaries if possible. */
export function nameLines(name: string): string[] {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=-)/).flatMap((word) => word.match(/.{1,17}/g) ?? []);
  const [first = '', second, ...more] = breakLines(words, most, '');
  if (second === undefined) return [first];
  return [first, more.length > 0 ? `${second.slice(0, most - 1)}…` : second];
}
