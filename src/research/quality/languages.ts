import type { Instrument } from '#domain/instrument/instrument.ts';
import { defaultLanguage } from '#domain/instrument/default-language.ts';
import {
  canComputeChange,
  findEdition,
  isSameLanguage,
  type OfferedLanguage,
} from '#domain/instrument/translation.ts';
import { OperatorError } from '#server/config/operator-error.ts';

/** How to analyse several languages together. */
export const howToCombine =
  'To analyse languages together, run invariance.R of a release, then npm run translate -- accept with the file that it writes.';

/** Returns true if a tag has one of these languages. The region does not matter. */
export function hasLanguage(languages: readonly string[], tag: string): boolean {
  return languages.some((language) => isSameLanguage(language, tag));
}

/**
 * Selects the languages whose answers are analysed together: by default only that of the questionnaire.
 * @param requested BCP 47 tags
 * @param offered the languages of the site with the stages of their translations
 * @throws OperatorError for several languages if the translation into one of them is not equivalent
 */
export function selectLanguages(
  instrument: Instrument,
  requested: readonly string[] | undefined,
  offered: readonly OfferedLanguage[],
): readonly string[] {
  const own = instrument.language ?? defaultLanguage;
  if (requested === undefined) return [own];
  const original = findEdition(offered, instrument.id, { language: own });
  for (const language of requested.length > 1 ? requested : []) {
    const edition = findEdition(offered, instrument.id, { language });
    if (!canComputeChange(original, edition))
      throw new OperatorError(
        `--language ${requested.join()}: the translation of ${instrument.id} into ${language} has the stage ${edition.stage}, so answers are not comparable. Name one language. ${howToCombine}`,
      );
  }
  return requested;
}

/** Formats the stage of a language for a report: 'hi-IN (draft)'. */
export function formatLanguage(
  instrument: Instrument,
  language: string,
  offered: readonly OfferedLanguage[],
): string {
  const { stage } = findEdition(offered, instrument.id, { language });
  return stage === undefined ? language : `${language} (${stage})`;
}
