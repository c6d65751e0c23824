import { cleanText } from './clean-text.ts';

/** Full-width and half-width letters, and the ideographic space. */
const otherWidths = /[\u3000\uff01-\uffee]/g;

/** Normalizes a username for storage and display. */
export function normalizeUsername(v: string): string {
  return cleanText(v);
}

/**
 * The key by which usernames are unique: the mappings of UsernameCaseMapped (RFC 8265, 3.3) for width, case and NFC. Goes
 * beyond it where people cannot see a difference: spaces of any kind and number count as one.
 */
export function usernameKey(v: string): string {
  const mapped = v.replace(otherWidths, (letter) => letter.normalize('NFKC')).replace(/\p{Zs}+/gu, ' ');
  return foldCase(normalizeUsername(mapped));
}

/** The key of usernames in earlier versions, which distinguishes widths and spaces. Their accounts keep it. */
export function formerUsernameKey(v: string): string {
  return foldCase(normalizeUsername(v));
}

/** Upper case first: "ς" and "σ" are the same letter, and only their lower case differs. */
function foldCase(v: string): string {
  return v.toUpperCase().toLowerCase().normalize('NFC');
}
