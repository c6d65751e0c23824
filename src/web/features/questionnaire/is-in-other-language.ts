import type { Instrument } from '#domain/instrument/instrument.ts';
import { sourceLanguage } from '#web-language/languages.ts';

/** Whether the questions are in another language than the page: they are not translated, or the language was changed. */
export function isInOtherLanguage({ language = sourceLanguage }: Instrument, displayed: string): boolean {
  return language.split('-')[0] !== displayed.split('-')[0];
}
