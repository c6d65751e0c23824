import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import type { Translate } from '#language/translate.ts';

/**
 * Describes the effect of questions without an answer on a score; '' if there is none or it is unknown.
 * @param value null if the score could not be calculated
 * @param skipped ids of the questions without an answer, null if unknown
 */
export function describeMissingAnswers(
  t: Translate,
  { formulaFacts, allowsMissing }: CompiledInstrument,
  id: string,
  value: number | null,
  skipped: readonly string[] | null,
): string {
  if (!allowsMissing) return '';
  if (skipped === null) return value === null ? t('results.gaps.unknown') : '';
  const { items = [], rule, isOfScores = false } = formulaFacts[id]?.gaps ?? {};
  const missingCount = skipped.filter((item) => items.includes(item)).length;
  if (missingCount === 0) return '';
  const share = t('results.gaps.skipped', { gaps: missingCount, all: items.length });
  if (value === null) return text.notCalculated(share, isOfScores ? 'parts' : (rule?.atLeast ?? 'all'));
  return rule === undefined ? `${share}.` : `${share}; ${text[rule.rest](missingCount)}`;
}
