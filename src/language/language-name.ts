/**
 * The name of a language, such as 'हिन्दी'. The tag if the name is unknown.
 * @param displayed language of the name; by default the language itself
 */
export function getLanguageName(language: string, displayed = language): string {
  return new Intl.DisplayNames([displayed], { type: 'language' }).of(language) ?? language;
}
