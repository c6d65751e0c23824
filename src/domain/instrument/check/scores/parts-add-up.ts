import { scoreAnswers } from '../../../scoring/score.ts';
import type { Instrument, Score } from '../../instrument.ts';
import { defineContentRule } from '../rule.ts';

export const partsAddUp = defineContentRule({
  id: 'instrument/parts-add-up',
  level: 'advice',
  description:
    'In the worked examples with every answer, parts that are shown rounded add up to the shown total, or the parts say in "rounding.passedOn" which numbers the total takes.',
  examples: [
    {
      bad: {
        'scores[0].formula': { kind: 'weightedSum', items: ['q1', 'q2'], weights: [1.25, 0.75] },
        'scores[1].formula': { kind: 'weightedSum', items: ['q3', 'q4'], weights: [1.25, 0.75] },
        'examples[1]': {
          name: 'Uneven',
          age: 30,
          answers: [4, 2, 4, 3],
          expected: [{ score: 'overall', value: 14, level: 'High', percentile: 99, colour: 'blue' }],
        },
      },
      good: {
        'scores[0].rounding': { passedOn: 'rounded' },
        'scores[1].rounding': { passedOn: 'rounded' },
      },
    },
  ],
  check: (instrument) =>
    instrument.scores.flatMap((total, at) => {
      const { formula } = total;
      if (formula.kind !== 'sumOfScores' || !total.report) return [];
      const parts = formula.scores.flatMap((id) => instrument.scores.find((score) => score.id === id) ?? []);
      if (parts.some(({ report, rounding }) => !report || rounding?.passedOn !== undefined)) return [];
      const shown = findDifference(instrument, total, parts);
      if (shown === undefined) return [];
      return [
        {
          path: `scores[${at}].formula.scores`,
          expected: `shown parts that add up to the shown total ${shown.total}, as in the worked example "${shown.name}"`,
          actual: `${shown.values.join(' + ')} = ${shown.sum}`,
          fix: 'Write in the parts "rounding": { "passedOn": "rounded" } if the manual adds the rounded numbers, and "exact" if it does not.',
        },
      ];
    }),
});

/** Finds a worked example without missing answers whose rounded parts do not add up; undefined if there is none. */
function findDifference(instrument: Instrument, total: Score, parts: readonly Score[]) {
  for (const { name, answers } of instrument.examples) {
    if (answers.includes(null)) continue;
    const scores = scoreAnswers(instrument, answers);
    const values = parts.map(({ id }) => scores[id] ?? null);
    const shown = scores[total.id] ?? null;
    if (shown === null || values.includes(null)) continue;
    const places = Math.max(...[total, ...parts].map(({ decimals }) => decimals));
    const sum = Number(values.reduce<number>((before, value) => before + (value ?? 0), 0).toFixed(places));
    if (sum !== shown) return { name, total: shown, values, sum };
  }
  return undefined;
}
