import { listCodes } from '../../../answers/codes.ts';
import { formatNumber } from '../../../scoring/formulas/format-number.ts';
import { compareFractions, type Fraction, toFraction } from '../../../scoring/fraction.ts';
import { computeAnswerValue } from '../../../scoring/item-values.ts';
import type { Instrument } from '../../instrument.ts';
import { getScale, listQuestions } from '../../questions.ts';

/** Lists all values that an item can have in scores, with its `hiddenValue`; empty for an unknown item. */
export function listItemValues(instrument: Instrument, id: string): Fraction[] {
  const question = listQuestions(instrument).find((one) => one.id === id);
  if (question === undefined) return [];
  const scale = getScale(instrument, question);
  const values = listCodes(scale).map((code) =>
    computeAnswerValue(scale, question, scale.kind === 'several' ? [code] : code),
  );
  const hidden = question.hiddenValue === undefined ? [] : [toFraction(question.hiddenValue)];
  const all = [...values.filter((value) => value !== null), ...hidden].sort(compareFractions);
  return all.filter((value, at) => at === 0 || compareFractions(value, all[at - 1] ?? value) !== 0);
}

/** Formats values for authors: "0, 1, 2 and 6 more". */
export function formatValues(values: readonly Fraction[]): string {
  const shown = values.slice(0, 3).map(formatNumber).join(', ');
  return values.length > 3 ? `${shown} and ${values.length - 3} more` : shown;
}
