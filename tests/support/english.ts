import './load-english.ts';
import { i18n } from '@lingui/core';
import { createFormat } from '#language/format.ts';
import { createTranslate } from '#language/translate.ts';

/** Translates to English, for tests and stories. */
export const t = createTranslate(i18n);

/** English formats, for tests and stories. */
export const format = createFormat('en');
