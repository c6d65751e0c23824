/**
 * A text with one space, one hyphen and one apostrophe for all kinds of them: no sentence slips past a rule because an
 * author's editor broke the line or chose another sign.
 */
export function normalizeSigns(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[‐‑]/g, '-')
    .replace(/[’‘ʼ]/g, "'");
}
