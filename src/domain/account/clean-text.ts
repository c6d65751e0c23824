/** Invisible characters: soft hyphen, zero-width space, byte order mark, and controls of the text direction. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A joiner (ZWJ, ZWNJ) with the preceding letter. */
const joiner = /([\p{L}\p{M}])?[\u200c\u200d]/gu;

/**
 * Scripts that use joiners, as ranges of code points: Arabic (Urdu), the Indic scripts from Devanagari to
 * Sinhala, Devanagari Extended.
 */
const joining = [
  [0x620, 0x6ff],
  [0x900, 0xdff],
  [0xa8e0, 0xa8ff],
] as const;

/**
 * Removes invisible characters, so that names that look the same are the same. Keeps one joiner after a letter
 * whose script uses joiners.
 */
export function removeInvisible(v: string): string {
  return v
    .replace(invisible, '')
    .replace(joiner, (pair: string, letter = '') => (joins(letter) ? pair : letter));
}

/** Normalizes user input for storage: NFC, without invisible characters, trimmed. */
export function cleanText(v: string): string {
  return removeInvisible(v.normalize('NFC')).trim();
}

function joins(letter: string): boolean {
  const at = letter.charCodeAt(0);
  return joining.some(([from, to]) => at >= from && at <= to);
}
