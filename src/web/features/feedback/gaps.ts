import type { CompiledInstrument } from '#domain/scoring/formula-facts.ts';
import { messages } from './messages.ts';

const text = messages.gaps;

/**
 * What skipped questions did to a score, in a sentence; '' where they did nothing, or nobody can tell.
 * @param value null where it could not be calculated
 * @param skipped ids of the questions that were skipped; null where nobody tells
 */
export function describeGaps(
  { formulaFacts, allowsMissing }: CompiledInstrument,
  id: string,
  value: number | null,
  skipped: readonly string[] | null,
): string {
  if (!allowsMissing) return '';
  if (skipped === null) return value === null ? text.unknown : '';
  const { items = [], rule } = formulaFacts[id]?.gaps ?? {};
  const gaps = skipped.filter((item) => items.includes(item)).length;
  if (gaps === 0) return '';
  const share = text.skipped(gaps, items.length);
  if (value === null) return text.notCalculated(share, rule?.atLeast);
  return rule === undefined ? `${share}.` : `${share}; ${text[rule.rest](gaps)}`;
}
