import type { Instrument, MissingRule } from '#domain/instrument/instrument.ts';
import { operandsOf } from '#domain/scoring/formulas/operands.ts';
import { strings } from './strings.ts';

const text = strings.gaps;

/**
 * What skipped questions did to a score, in a sentence; '' where they did nothing, or nobody can tell.
 * @param value null where it could not be calculated
 * @param skipped ids of the questions that were skipped; null where nobody tells
 */
export function gapsOf(
  instrument: Instrument,
  id: string,
  value: number | null,
  skipped: readonly string[] | null,
): string {
  if (!instrument.allowsMissing) return '';
  if (skipped === null) return value === null ? text.unknown : '';
  const counted = itemsOf(instrument, id);
  const gaps = skipped.filter((item) => counted.has(item)).length;
  if (gaps === 0) return '';
  const share = text.skipped(gaps, counted.size);
  const rule = ruleOf(instrument, id);
  if (value === null) return text.notCalculated(share, rule?.atLeast);
  return rule === undefined ? `${share}.` : `${share}; ${text[rule.rest](gaps)}`;
}

/** The rule for missing answers of a score, or of the part that it is made of. */
function ruleOf(instrument: Instrument, id: string): MissingRule | undefined {
  const score = instrument.scores.find((one) => one.id === id);
  if (score === undefined || score.missing !== undefined) return score?.missing;
  const parts = operandsOf(score.formula).flatMap(({ of, ids }) => (of === 'scores' ? ids : []));
  return parts.map((part) => ruleOf(instrument, part)).find((rule) => rule !== undefined);
}

/** The items that a score counts, itself or by the scores that it is made of. */
function itemsOf(instrument: Instrument, id: string): ReadonlySet<string> {
  const formula = instrument.scores.find((score) => score.id === id)?.formula;
  const named = formula ? operandsOf(formula) : [];
  return new Set(
    named.flatMap(({ of, ids }) =>
      of === 'items' ? ids : ids.flatMap((one) => [...itemsOf(instrument, one)]),
    ),
  );
}
