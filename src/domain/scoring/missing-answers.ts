import type { Translate } from '#language/translate.ts';
import type { CompiledInstrument } from './formula-metadata.ts';

/** A compiled instrument. Without its metadata nothing is known about single scores. */
export type InstrumentWithMissing = Pick<CompiledInstrument, 'allowsMissing'> &
  Partial<Pick<CompiledInstrument, 'formulaFacts'>>;

/** What the skipped questions mean for a score that could be calculated, by the rule of the instrument. */
const effects = { ownMean: 'results.gaps.ownMean', leftOut: 'results.gaps.leftOut' } as const;

/**
 * Describes the effect of questions without an answer on a score; '' if there is none or it is unknown.
 * @param value null if the score could not be calculated
 * @param skipped ids of the questions without an answer, null if unknown
 */
export function describeMissingAnswers(
  t: Translate,
  { formulaFacts = {}, allowsMissing }: InstrumentWithMissing,
  id: string,
  value: number | null,
  skipped: readonly string[] | null,
): string {
  if (!allowsMissing) return '';
  if (skipped === null) return value === null ? t('results.gaps.unknown') : '';
  const { items = [], rule, isOfScores = false } = formulaFacts[id]?.gaps ?? {};
  const missingCount = skipped.filter((item) => items.includes(item)).length;
  if (missingCount === 0) return '';
  const counts = { gaps: missingCount, all: items.length };
  if (value !== null) return t(rule ? effects[rule.rest] : 'results.gaps.skipped', counts);
  if (isOfScores) return t('results.gaps.needsParts', counts);
  return rule
    ? t('results.gaps.needsNumber', { ...counts, needed: rule.atLeast })
    : t('results.gaps.needsAll', counts);
}
