/** SPSS cuts what is longer without a word: a line of a command, a label of a variable, of a value. In bytes of UTF-8. */
export const longest = { line: 251, label: 255, valueLabel: 120 } as const;

/** What of a literal stands on one line, with room for what stands around it. */
const piece = 200;

/**
 * A text as SPSS writes it, on several lines joined by + where it is long.
 * @param most bytes; what is longer ends with three dots
 */
export function spssText(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const pieces: string[] = [''];
  let size = 0;
  for (const sign of cut(line, most)) {
    const written = sign === "'" ? "''" : sign;
    size += Buffer.byteLength(written);
    if (size > piece) {
      pieces.push('');
      size = Buffer.byteLength(written);
    }
    pieces[pieces.length - 1] += written;
  }
  return pieces.map((part) => `'${part}'`).join(' +\n    ');
}

/** The text within so many bytes, never through a sign. */
function cut(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const dots = '...';
  let shortened = '';
  for (const sign of text) {
    if (Buffer.byteLength(shortened + sign) > most - dots.length) break;
    shortened += sign;
  }
  return shortened + dots;
}
