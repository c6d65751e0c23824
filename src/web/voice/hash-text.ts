const hashes = new Map<string, string>();

/**
 * Computes the hash in the name of a recording: 8 hex digits of SHA-256, as in `src/authoring/source/translation/hash-text.ts`.
 * @throws Error on a page without HTTPS, where browsers have no SHA-256
 */
export async function hashText(text: string): Promise<string> {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest, 0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  hashes.set(text, hex);
  return hex;
}
