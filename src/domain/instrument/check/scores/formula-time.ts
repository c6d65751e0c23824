import { getScale, listQuestions } from '../../questions.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';

export const formulaTime = defineContentRule({
  id: 'instrument/formula-time',
  level: 'error',
  description: 'The formula "timeBetween" names two items that are answered by a clock time.',
  invalidates: 'formula',
  examples: [
    {
      bad: {
        'scores[5]': {
          id: 'night',
          title: 'Night',
          formula: { kind: 'timeBetween', start: 'q3', end: 'q4' },
          decimals: 0,
        },
      },
      good: { 'scores[5].formula': { kind: 'sum', items: ['q3', 'q4'] } },
    },
  ],
  check: (instrument) =>
    instrument.scores.flatMap(({ formula }, at): RuleViolation[] => {
      if (formula.kind !== 'timeBetween') return [];
      return (['start', 'end'] as const).flatMap((key) => {
        const question = listQuestions(instrument).find(({ id }) => id === formula[key]);
        if (!question || getScale(instrument, question).kind === 'time') return [];
        return [
          {
            path: `scores[${at}].formula.${key}`,
            expected: 'an item with a scale of the kind "time"',
            actual: `"${question.id}", which has another scale`,
            fix: 'Name an item that asks for a clock time, or use another formula.',
          },
        ];
      });
    }),
});
