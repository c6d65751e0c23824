/**
 * Returns the script in which a language is written, as a code such as "Deva". A tag such as "ks-Deva" names another one than the
 * usual. Returns undefined for an invalid tag.
 */
export function getScript(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}
