/** Formats a text as an R string in ASCII, so that the locale does not matter. */
export function formatRString(text: string): string {
  const signs = [...text].map((sign) => {
    const point = sign.codePointAt(0) ?? 0;
    if (sign === '\\' || sign === '"') return `\\${sign}`;
    if (sign === '\n') return '\\n';
    // R strings cannot contain NUL.
    if (point === 0) return '';
    return point < 0x20 || point > 0x7e ? `\\U{${point.toString(16)}}` : sign;
  });
  return `"${signs.join('')}"`;
}
