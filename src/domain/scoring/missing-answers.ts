import type { CompiledInstrument } from './formula-metadata.ts';
import { missingAnswersMessages as text } from './missing-answers-messages.ts';

/** A compiled instrument. Without its metadata nothing is known about single scores. */
export type InstrumentWithMissing = Pick<CompiledInstrument, 'allowsMissing'> &
  Partial<Pick<CompiledInstrument, 'formulaFacts'>>;

/**
 * Describes the effect of questions without an answer on a score; '' if there is none or it is unknown.
 * @param value null if the score could not be calculated
 * @param skipped ids of the questions without an answer, null if unknown
 */
export function describeMissingAnswers(
  { formulaFacts = {}, allowsMissing }: InstrumentWithMissing,
  id: string,
  value: number | null,
  skipped: readonly string[] | null,
): string {
  if (!allowsMissing) return '';
  if (skipped === null) return value === null ? text.unknown : '';
  const { items = [], rule, isOfScores = false } = formulaFacts[id]?.gaps ?? {};
  const missingCount = skipped.filter((item) => items.includes(item)).length;
  if (missingCount === 0) return '';
  const share = text.skipped(missingCount, items.length);
  if (value === null) return text.notCalculated(share, isOfScores ? 'parts' : (rule?.atLeast ?? 'all'));
  return rule === undefined ? `${share}.` : `${share}; ${text[rule.rest](missingCount)}`;
}
