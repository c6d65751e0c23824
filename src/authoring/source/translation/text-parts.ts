/** Words that can replace a number in English, and a numeral in another language. */
const numberWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve'
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  first: 1,
  second: 2,
  third: 3,
  once: 1,
  twice: 2,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  hundred: 100,
};

/** Lists the help lines that a text names, as digits. */
export function listHelpNumbers(text: string, numbers: readonly string[]): readonly string[] {
  return listDigitGroups(text)
    .map((group) => group.replace(/\D/g, ''))
    .filter((digits) => numbers.includes(digits));
}

/** Lists the numbers of a text except help lines, as written. */
export function listNumbers(text: string, helpNumbers: readonly string[]): readonly string[] {
  const rest = listDigitGroups(text)
    .filter((group) => helpNumbers.includes(group.replace(/\D/g, '')))
    .reduce((whole, group) => whole.replace(group, ' '), text);
  return rest.match(/\d+(?:[.,]\d+)*/g) ?? [];
}

/** Lists the numbers that a text has as words. */
export function listNumberWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.flatMap((word) => (Object.hasOwn(numberWords, word) ? [String(numberWords[word])] : []));
}

/** Lists placeholders such as {max} and tags such as <Program />. */
export function listPlaceholders(text: string): readonly string[] {
  return text.match(/\{[^{}]*\}|<\/?[A-Za-z][^<>]*>/g) ?? [];
}

/** Lists web and mail addresses. */
export function listAddresses(text: string): readonly string[] {
  return text.match(/(?:https?:\/\/|www\.)[^\s"'<>)\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi) ?? [];
}

/** Returns the entries of a list that another list lacks. Each counts as often as it occurs. */
export function subtractEntries(list: readonly string[], other: readonly string[]): readonly string[] {
  const rest = [...other];
  return list.filter((entry) => {
    const at = rest.indexOf(entry);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Returns true if a text has a letter of a script. */
export function hasLetterOf(script: string, text: string): boolean {
  try {
    return new RegExp(`\\p{Script=${script}}`, 'u').test(text);
  } catch {
    // Such as "Jpan", which combines several scripts.
    return true;
  }
}

function listDigitGroups(text: string): readonly string[] {
  return text.match(/\d(?:[\d\s-]*\d)?/g) ?? [];
}
