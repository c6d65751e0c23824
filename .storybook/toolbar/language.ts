import { i18n, type Messages } from '@lingui/core';
import { getMessageLocale } from '#language/locale.ts';
import { createPseudoMessages, pseudoLanguage } from '#tests/support/pseudo-locale.ts';

const files = import.meta.glob<Messages>('#compiled/messages/*/*.json', { import: 'default', eager: true });

const catalogues = Object.entries(files).map(([file, messages]) => {
  const [, language = ''] = /\/messages\/([^/]+)\//.exec(file) ?? [];
  return { language, messages };
});

/** Languages with their own names. Those without a catalogue are in English. */
const names: Readonly<Record<string, string>> = { en: 'English', hi: 'हिन्दी', kn: 'ಕನ್ನಡ' };

/** Codes and names of the languages for the toolbar. The pseudo-locale shows clipped marks, long texts and texts of no catalogue. */
export const languageItems: readonly (readonly [string, string])[] = [
  ...Object.entries(names),
  [pseudoLanguage, 'Pseudo-locale'],
];

/** Shows stories in a language. */
export function setLanguage(language: string): void {
  document.documentElement.lang = language;
  if (i18n.locale === language) return;
  for (const { language: own, messages } of catalogues) {
    // English first, for texts that are not translated.
    if (own === 'en')
      i18n.load(language, language === pseudoLanguage ? createPseudoMessages(messages) : messages);
  }
  for (const { language: own, messages } of catalogues) if (own === language) i18n.load(language, messages);
  i18n.activate(language, getMessageLocale(language));
}
