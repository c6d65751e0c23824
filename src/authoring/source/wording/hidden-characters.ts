const names: Readonly<Record<string, string>> = {
  '\u200B': 'a space without width',
  '\u200E': 'a mark for writing from left to right',
  '\u200F': 'a mark for writing from right to left',
  '\u202A': 'a mark for writing from left to right',
  '\u202B': 'a mark for writing from right to left',
  '\u202C': 'the end of a mark for the direction of writing',
  '\u202D': 'a mark that forces writing from left to right',
  '\u202E': 'a mark that reverses the words after it',
  '\u2060': 'a joiner without width',
  '\u2066': 'a mark for writing from left to right',
  '\u2067': 'a mark for writing from right to left',
  '\u2068': 'a mark for the direction of writing',
  '\u2069': 'the end of a mark for the direction of writing',
  '\uFEFF': 'a byte order mark within the text',
};
/** Control characters and the private use area, which contains symbols of one font, such as the bullets of Word. */
const others = '\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F\\uE000-\\uF8FF';
const signs = new RegExp(`[${Object.keys(names).join('')}${others}]`, 'gu');

/**
 * Finds invisible characters that change the display or search of a text, one finding per line. Ignores the byte order
 * mark at the start and the joiners of Indian scripts.
 */
export function findInvisibleCharacters(text: string) {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line, at) => {
      const found = [...line.matchAll(signs)];
      const [first] = found;
      if (!first) return [];
      const code = first[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      const more = found.length > 1 ? `, and ${found.length - 1} more in this line` : '';
      const behind = line.slice(0, first.index).replace(signs, '').trimEnd().slice(-20);
      const texts = {
        expected: 'visible characters',
        actual: `${names[first[0]] ?? 'an unknown character'} (U+${code})${behind ? ` behind "${behind}"` : ' at the beginning'}${more}`,
        fix: 'Delete the words around it and type them again. Copied text can contain such characters.',
      };
      return [{ line: at + 1, words: texts }];
    });
}
