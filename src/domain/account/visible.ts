/** Letters that show nothing: soft hyphen, zero-width space, byte order mark and all that turns the direction of text. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A joiner (ZWJ, ZWNJ) with the letter before it. */
const joiner = /([\p{L}\p{M}])?[\u200c\u200d]/gu;

/** Scripts that are written with joiners: Arabic, for Urdu; those of India from Devanagari to Sinhala, and more of Devanagari. */
const joining = [
  [0x620, 0x6ff],
  [0x900, 0xdff],
  [0xa8e0, 0xa8ff],
] as const;

/**
 * A text without what nobody can see, such as comes along with a copied one: two names that look alike must be alike, and
 * none may look like nothing. One joiner stays behind a letter whose script needs it.
 */
export function withoutInvisible(v: string): string {
  return v
    .replace(invisible, '')
    .replace(joiner, (pair: string, letter = '') => (joins(letter) ? pair : letter));
}

/** A text that people typed, as it is stored: composed (NFC), without what nobody can see, trimmed. */
export function cleanText(v: string): string {
  return withoutInvisible(v.normalize('NFC')).trim();
}

function joins(letter: string): boolean {
  const at = letter.charCodeAt(0);
  return joining.some(([from, to]) => at >= from && at <= to);
}
