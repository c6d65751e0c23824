import { defineContentRule } from '../rule.ts';
import { listScales } from './entries.ts';

export const notApplicableAlone = defineContentRule({
  id: 'instrument/not-applicable-alone',
  level: 'error',
  description:
    'An option that says that the question does not apply has no value, and at least two others have one.',
  invalidates: 'scores',
  examples: [
    {
      bad: {
        scales: {
          work: {
            kind: 'choice',
            options: [
              { code: 1, label: 'Easy' },
              { code: 2, label: 'Hard' },
              { code: 3, label: 'I have no work', value: 0, notApplicable: true },
            ],
          },
        },
        'items[4]': { id: 'q5', text: 'How was your work?', scale: 'work', unscored: true },
        'examples[0].answers[4]': 3,
      },
      good: { 'scales.work.options[2].value': undefined },
    },
  ],
  check: (instrument) =>
    listScales(instrument).flatMap(({ path, scale }) => {
      if (scale.kind !== 'choice') return [];
      const counting = scale.options.filter(({ notApplicable }) => !notApplicable);
      const violations = scale.options.flatMap(({ notApplicable, value }, at) =>
        notApplicable && value !== undefined
          ? [
              {
                path: `${path}.options[${at}].value`,
                expected: 'no value, since the item leaves the score',
                actual: `${value}`,
                fix: 'Remove "value", or "notApplicable" if the answer counts.',
              },
            ]
          : [],
      );
      if (counting.length >= 2) return violations;
      return [
        ...violations,
        {
          path: `${path}.options`,
          expected: 'at least two options that count',
          actual: `${counting.length}`,
          fix: 'Add an option, or remove "notApplicable".',
        },
      ];
    }),
});
