/** The name of a language in itself, such as 'हिन्दी'. The tag if the name is unknown. */
export function getLanguageName(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
