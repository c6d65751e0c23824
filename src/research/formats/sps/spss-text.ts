/**
 * Maximum lengths in bytes of UTF-8, beyond which SPSS truncates silently: a command line, a variable label, a
 * value label.
 */
export const maxBytes = { line: 251, label: 255, valueLabel: 120 } as const;

/** Maximum bytes of a literal on one line, which leaves room for the rest of the line. */
const piece = 200;

/**
 * Formats a text as an SPSS string; long texts are several literals joined by +.
 * @param most maximum bytes; a longer text is truncated and ends with three dots
 */
export function formatSpssString(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const pieces: string[] = [''];
  let size = 0;
  for (const sign of truncate(line, most)) {
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

/** Truncates a text to a maximum number of bytes, between characters. */
function truncate(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text;
  const dots = '...';
  let shortened = '';
  for (const sign of text) {
    if (Buffer.byteLength(shortened + sign) > most - dots.length) break;
    shortened += sign;
  }
  return shortened + dots;
}
