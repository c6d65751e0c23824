/** The letters that one line of a page's name has room for. */
const most = 17;

/** Words in lines of so many letters: SVG breaks none by itself. */
export function breakLines(words: readonly string[], letters: number, between = ' '): string[] {
  return words.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last !== undefined && last.length + between.length + word.length <= letters)
      return [...all.slice(0, -1), last + between + word];
    return [...all, word];
  }, []);
}

/** A page's name in at most two lines, broken where a word begins in it, or else where it must. */
export function nameLines(name: string): string[] {
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=-)/).flatMap((word) => word.match(/.{1,17}/g) ?? []);
  const [first = '', second, ...more] = breakLines(words, most, '');
  if (second === undefined) return [first];
  return [first, more.length > 0 ? `${second.slice(0, most - 1)}…` : second];
}
