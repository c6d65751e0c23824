import { i18n, type Messages } from '@lingui/core';
import { getMessageLocale } from '#language/locale.ts';
import { createPseudoMessages, pseudoLanguage } from '#tests/support/pseudo-locale.ts';

const files = import.meta.glob<Messages>('#compiled/messages/*/*.json', { import: 'default', eager: true });

const catalogues = Object.entries(files).map(([file, messages]) => {
  const [, language = ''] = /\/messages\/([^/]+)\//.exec(file) ?? [];
  return { language, messages };
});

/** English from right to left, to check the layout for a language such as Urdu. */
const rightToLeft = 'rtl';

const languages = [...new Set(['en', ...catalogues.map(({ language }) => language)])];

/**
 * Codes and names of the languages for the toolbar: those with catalogues, and the pseudo-locale, which shows clipped marks, long
 * texts and texts of no catalogue.
 */
export const languageItems: readonly (readonly [string, string])[] = [
  ...languages.map((language) => [language, nameLanguage(language)] as const),
  [pseudoLanguage, 'Pseudo-locale'],
  [rightToLeft, 'Right to left'],
];

function nameLanguage(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** Shows stories in a language. */
export function setLanguage(selected: string): void {
  const language = selected === rightToLeft ? 'en' : selected;
  document.documentElement.dir = selected === rightToLeft ? 'rtl' : 'ltr';
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
