/** The locale of numbers: Latin digits and Indian grouping (1,23,456) in each language, because codes and phone numbers must look alike. */
export const numberLocale = 'en-IN';

/** The locale of a language in India, as a BCP 47 tag: `hi-IN` for `hi`. A tag with a region stays. */
export function getLocale(language: string): string {
  return language.includes('-') ? language : `${language}-IN`;
}

/** Locales for `Intl`. A language without data gets the English names instead of those of the device's language. */
export function listLocales(language: string): string[] {
  return [`${getLocale(language)}-u-nu-latn`, numberLocale];
}

/** Kannada has the plural forms of Hindi, but its locale groups 123,456. */
const sameMessages: Readonly<Record<string, string>> = { kn: 'hi' };

/** The locale of numbers and plurals inside of messages, the second argument of `i18n.activate`. */
export function getMessageLocale(language: string): string {
  return `${getLocale(sameMessages[language] ?? language)}-u-nu-latn`;
}
