/** A text as R writes it, in ASCII alone: a file that is read in any locale gives the same words. */
export function rText(text: string): string {
  const signs = [...text].map((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    if (sign === '\\' || sign === '"') return `\\${sign}`;
    if (sign === '\n') return '\\n';
    // R has no sign of number 0.
    if (point === 0) return '';
    return point < 0x20 || point > 0x7e ? `\\U{${point.toString(16)}}` : sign;
  });
  return `"${signs.join('')}"`;
}
