import { describeFormula } from '../../../scoring/formulas/words.ts';
import { rounded } from '../../../scoring/fraction.ts';
import { itemValues } from '../../../scoring/item-values.ts';
import { scoreAnswers } from '../../../scoring/score.ts';
import { bandFor } from '../../../scoring/step.ts';
import type { Instrument, WorkedExample } from '../../instrument.ts';
import { listQuestions } from '../../questions.ts';

/**
 * How the program works out one score of an example, in one line to compare with a working by hand: the value of each
 * item after reversal, the formula, and z and percentile where there is a norm. '' for a score that has no value.
 */
export function formatWorking(instrument: Instrument, example: WorkedExample, id: string): string {
  const score = instrument.scores.find((one) => one.id === id);
  const values = scoreAnswers(instrument, example.answers);
  const value = values[id];
  if (!score || value === undefined || value === null) return '';
  const items = formatItems(instrument, example);
  const formula = describeFormula(score.formula, ({ of, ids }) =>
    ids.map((name) => (of === 'items' ? items.get(name) : `${name} ${values[name]}`)).join(', '),
  );
  const sum = `${formula} = ${value}.`;
  const norm = score.report && bandFor(score.report.bands, example).norm;
  if (!norm) return sum;
  if (norm.percentiles) return `${sum} Percentile: the entry of the table for ${value}.`;
  const z = Math.round(((value - norm.mean) / norm.sd) * 1000) / 1000;
  return `${sum} z = (${value} − ${norm.mean}) / ${norm.sd} = ${z}; percentile = 100 × the share of the normal curve below z.`;
}

/** The value of each item, of a reversed one with its code: "sa2 5 (code 2 reversed)". */
function formatItems(instrument: Instrument, { answers }: WorkedExample): ReadonlyMap<string, string> {
  const values = itemValues(instrument, answers);
  return new Map(
    listQuestions(instrument).map(({ id, reverse }, at) => {
      const code = reverse ? ` (code ${answers[at]} reversed)` : '';
      const value = values.get(id) ?? null;
      return [id, `${id} ${value ? rounded(value, 3) : 'unanswered'}${code}`];
    }),
  );
}
