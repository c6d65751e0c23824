import { defineContentRule } from '../rule.ts';
import { listScales } from './entries.ts';

export const valuesEqual = defineContentRule({
  id: 'instrument/values-equal',
  level: 'advice',
  description: 'The options of a scale have different values.',
  examples: [
    {
      bad: {
        scales: {
          yesNo: {
            kind: 'choice',
            options: [
              { code: 1, value: 1, label: 'Yes' },
              { code: 2, value: 1, label: 'No' },
            ],
          },
        },
        'items[4]': { id: 'q5', text: 'Did you sleep well?', scale: 'yesNo', unscored: true },
        'examples[0].answers[4]': 1,
      },
      good: { 'scales.yesNo.options[1].value': 0 },
    },
  ],
  check: (instrument) =>
    listScales(instrument).flatMap(({ path, scale }) => {
      if (scale.kind !== 'choice' || scale.options.length < 2) return [];
      const values = scale.options.map(({ code, value = code }) => value);
      if (new Set(values).size > 1) return [];
      return [
        {
          path: `${path}.options`,
          expected: 'different values, so that the answer affects the score',
          actual: `${values[0]} for each option`,
          fix: 'Check the values for typing errors. If the answer is only stored, add "unscored": true to its items and remove the values.',
        },
      ];
    }),
});
