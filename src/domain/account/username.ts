import { cleanText } from './clean-text.ts';

/** Normalizes a username for storage and display. */
export function normalizeUsername(v: string): string {
  return cleanText(v);
}

/** The key by which usernames are unique: case-insensitive. */
export function usernameKey(v: string): string {
  // Upper case first: "ς" and "σ" are the same letter, and only their lower case differs.
  return normalizeUsername(v).toUpperCase().toLowerCase().normalize('NFC');
}
