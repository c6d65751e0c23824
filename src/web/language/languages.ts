import { i18n } from '@lingui/core';
import settings from '#compiled/settings.json';

/** The language that developers write, and that every text has. */
export const sourceLanguage = 'en';

/** Languages of this site as BCP 47 tags: English, and those of `content/settings.json`. */
export const offeredLanguages: readonly string[] = [
  sourceLanguage,
  ...settings.languages.map(({ language }) => language),
];

/** The displayed language as a BCP 47 tag. */
export const getLanguage = (): string => i18n.locale;
