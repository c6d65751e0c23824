import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { createTranslate, type Translate } from '#language/translate.ts';

/**
 * Translates to the current language, for code outside of components. A component calls `useTranslation`, so that it
 * renders again when the language changes.
 */
export const t = createTranslate(i18n);

const subscribe = (onChange: () => void) => i18n.on('change', onChange);
const getLanguage = () => i18n.locale;

/** The translation function of the current language. The component renders again when the language changes. */
export function useTranslation(): { readonly t: Translate } {
  useSyncExternalStore(subscribe, getLanguage, getLanguage);
  return { t };
}
