import { i18n } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { createFormat, type Format } from '#language/format.ts';
import { createTranslate, type Translate } from '#language/translate.ts';

interface Translation {
  readonly t: Translate;
  /** Formats of numbers, dates and lists, in the time zone of the device. */
  readonly format: Format;
  /** BCP 47 tag, such as `hi`. */
  readonly language: string;
}

/** One object per language, so that values computed from it are computed again after a change of the language. */
const translations = new Map<string, Translation>();

const subscribe = (onChange: () => void) => i18n.on('change', onChange);
const getLanguage = () => i18n.locale;

/** Texts and formats of the current language. The component renders again when the language changes. */
export function useTranslation(): Translation {
  return getTranslation(useSyncExternalStore(subscribe, getLanguage, getLanguage));
}

function getTranslation(language: string): Translation {
  const translation = translations.get(language) ?? {
    t: createTranslate(i18n),
    format: createFormat(language),
    language,
  };
  translations.set(language, translation);
  return translation;
}
