import './load-english.ts';
import { i18n } from '@lingui/core';
import { createTranslate } from '#language/translate.ts';

/** Translates to English, for tests and stories. */
export const t = createTranslate(i18n);
