import { defaultLanguage } from './default-language.ts';

/**
 * How far a translation has been tested, from the first stage to the last. `draft`: not reviewed. `reviewed`: translated back, read by
 * a panel and tried in interviews. `equivalent`: measured to work as in English. `ownNorms`: norms of people who answer in this
 * language were measured; what is displayed is the same as for `equivalent`.
 */
export const translationStages = ['draft', 'reviewed', 'equivalent', 'ownNorms'] as const;

/** How far a translation has been tested. */
export type TranslationStage = (typeof translationStages)[number];

/** A language that people can choose, compiled from `content/settings.json`. */
export interface OfferedLanguage {
  /** BCP 47 tag, without a region. */
  readonly language: string;
  /** Translations below this stage are not offered. */
  readonly lowestStage: TranslationStage;
  /** Stage of each questionnaire that is offered in this language, by id. People answer the others in English. */
  readonly instruments: Readonly<Record<string, TranslationStage>>;
}

/** The stage of each translation of a language that is offered: by address for a page, by file for the rest. */
export type TranslationIndex = Readonly<Record<string, TranslationStage>>;

/** Which texts a person read at an attempt, as the server sends it. */
export interface AttemptTexts {
  /** Language of the questions as a BCP 47 tag; absent for the language of the instrument. */
  readonly language?: string | undefined;
  /** Present if the browser had translated the questions. */
  readonly browserTranslated?: true | undefined;
}

/** Which texts a person read while answering. */
export interface Edition {
  /** A language code: the region does not matter. */
  readonly language: string;
  /** Undefined for the original, to which norms and cuts belong. */
  readonly stage?: TranslationStage | undefined;
  /** True if the browser translated the page, so that the wording is not known. */
  readonly isBrowserTranslated?: boolean | undefined;
}

/** The parts of a result that may be displayed. The raw score and the texts about it always are. */
export interface VisibleParts {
  /** High, Average or Low, and the colour. */
  readonly level: boolean;
  readonly percentile: boolean;
  /** The average of the reference group. */
  readonly comparison: boolean;
}

/** Returns true if a stage is the lowest one that a site offers, or a later one. */
export function hasReachedStage(stage: TranslationStage, lowest: TranslationStage): boolean {
  return translationStages.indexOf(stage) >= translationStages.indexOf(lowest);
}

/**
 * Returns which parts of a result may be displayed. Levels, percentiles and averages come from people who answered the original
 * words, so they need a translation that is known to work alike.
 */
export function getVisibleParts(edition: Edition): VisibleParts {
  const isMeasured = isEquivalent(edition);
  return { level: isMeasured, percentile: isMeasured, comparison: isMeasured };
}

/**
 * Finds the edition that a person answered. A translation that the site does not offer counts as a draft.
 * @param languages those of the site
 */
export function findEdition(
  languages: readonly OfferedLanguage[],
  instrumentId: string,
  { language, browserTranslated: isBrowserTranslated }: AttemptTexts,
): Edition {
  if (language === undefined || isSameLanguage(language, defaultLanguage))
    return { language: defaultLanguage, isBrowserTranslated };
  const offered = languages.find((one) => isSameLanguage(one.language, language));
  return { language, stage: offered?.instruments[instrumentId] ?? 'draft', isBrowserTranslated };
}

/** Returns true if the change between two results may be computed: both are in the same language, or in equivalent ones. */
export function canComputeChange(before: Edition, after: Edition): boolean {
  if (before.isBrowserTranslated || after.isBrowserTranslated) return false;
  return isSameLanguage(before.language, after.language) || (isEquivalent(before) && isEquivalent(after));
}

function isEquivalent({ stage, isBrowserTranslated = false }: Edition): boolean {
  return !isBrowserTranslated && (stage === undefined || hasReachedStage(stage, 'equivalent'));
}

/** Returns true if two BCP 47 tags have the same language. The region does not matter. */
export function isSameLanguage(a: string, b: string): boolean {
  return a.split('-')[0] === b.split('-')[0];
}
