/** Normalizes spaces, hyphens and apostrophes, so that patterns match all their variants. */
export function normalizePunctuation(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[‐‑]/g, '-')
    .replace(/[’‘ʼ]/g, "'");
}
