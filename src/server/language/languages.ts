import { setupI18n, type Messages } from '@lingui/core';
import { createFormat, type Format } from '#language/format.ts';
import { getLocale, getMessageLocale } from '#language/locale.ts';
import { createTranslate, type Translate } from '#language/translate.ts';
import { parseAcceptLanguage } from './accept-language.ts';

/** The language that developers write, and the one of staff. Every message exists in it. */
export const sourceLanguage = 'en';

/** Languages of India that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(['ks', 'sd', 'ur']);

/** The texts and formats of one language. */
export interface Locale {
  /** BCP 47 tag without region, such as `hi`. */
  readonly language: string;
  /** With region, such as `hi-IN`: the `lang` of documents. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  readonly t: Translate;
  /** In the time zone of India. */
  readonly format: Format;
}

/** The languages that the server writes. */
export interface Languages {
  readonly source: Locale;
  /** The locale of an offered language; that of the source for others and for null. */
  getLocale(language: string | null): Locale;
  /** Finds the offered language of a tag with or without a region; null if there is none. */
  findOffered(tag: string): string | null;
  /** Chooses the offered language that a client prefers; null if it accepts none of them. */
  negotiate(acceptLanguage: string | undefined): string | null;
}

/**
 * @param catalogues compiled messages by language, with those of the source
 * @param offered languages besides the source
 */
export function createLanguages(
  catalogues: ReadonlyMap<string, Messages>,
  offered: readonly string[],
): Languages {
  const sourceMessages = catalogues.get(sourceLanguage) ?? {};
  const source = createLocale(sourceLanguage, createTranslateIn(sourceLanguage, sourceMessages));
  const locales = new Map([[sourceLanguage, source]]);
  for (const language of offered) {
    const messages = catalogues.get(language) ?? {};
    const translate = createTranslateIn(language, messages);
    // A missing translation is English with the plural forms and numbers of English.
    const t: Translate = (id, ...values) =>
      (Object.hasOwn(messages, id) ? translate : source.t)(id, ...values);
    locales.set(language, createLocale(language, t));
  }
  const findOffered = (tag: string) => {
    const language = tag.toLowerCase().split('-')[0] ?? '';
    return locales.has(language) ? language : null;
  };
  return {
    source,
    getLocale: (language) => locales.get(language ?? sourceLanguage) ?? source,
    findOffered,
    negotiate: (header = '') => {
      const tags = parseAcceptLanguage(header);
      return tags.map(findOffered).find((language) => language !== null) ?? null;
    },
  };
}

function createTranslateIn(language: string, messages: Messages): Translate {
  const locales = getMessageLocale(language);
  return createTranslate(setupI18n({ locale: language, locales, messages: { [language]: messages } }));
}

function createLocale(language: string, t: Translate): Locale {
  return {
    language,
    tag: getLocale(language),
    dir: rightToLeft.has(language) ? 'rtl' : 'ltr',
    t,
    format: createFormat(language, { inIndia: true }),
  };
}
