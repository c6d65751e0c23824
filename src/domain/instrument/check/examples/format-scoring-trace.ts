import { describeFormula } from '../../../scoring/formulas/describe-formula.ts';
import { roundFraction } from '../../../scoring/fraction.ts';
import { computeItemValues } from '../../../scoring/item-values.ts';
import { scoreAnswers } from '../../../scoring/score.ts';
import { selectBand } from '../../../scoring/threshold-list.ts';
import type { Instrument, WorkedExample } from '../../instrument.ts';
import { listQuestions } from '../../questions.ts';

/**
 * Formats the computation of a score of an example on one line: the item values after reversal, the formula, and
 * z and percentile if there is a norm.
 * @returns '' for a score without a value
 */
export function formatScoringTrace(instrument: Instrument, example: WorkedExample, id: string): string {
  const score = instrument.scores.find((one) => one.id === id);
  const values = scoreAnswers(instrument, example.answers);
  const value = values[id];
  if (!score || value === undefined || value === null) return '';
  const items = formatItems(instrument, example);
  const formula = describeFormula(score.formula, ({ of, ids }) =>
    ids.map((name) => (of === 'items' ? items.get(name) : `${name} ${values[name]}`)).join(', '),
  );
  const sum = `${formula} = ${value}.`;
  const norm = score.report && selectBand(score.report.bands, example).norm;
  if (!norm) return sum;
  if (norm.percentiles) return `${sum} Percentile: the entry of the table for ${value}.`;
  const z = Math.round(((value - norm.mean) / norm.sd) * 1000) / 1000;
  return `${sum} z = (${value} − ${norm.mean}) / ${norm.sd} = ${z}; percentile = 100 × the cumulative normal distribution at z.`;
}

/** The value of each item, with the code of reversed items: "sa2 5 (code 2 reversed)". */
function formatItems(instrument: Instrument, { answers }: WorkedExample): ReadonlyMap<string, string> {
  const values = computeItemValues(instrument, answers);
  return new Map(
    listQuestions(instrument).map(({ id, reverse }, at) => {
      const code = reverse ? ` (code ${answers[at]} reversed)` : '';
      const value = values.get(id) ?? null;
      return [id, `${id} ${value ? roundFraction(value, 3) : 'unanswered'}${code}`];
    }),
  );
}
