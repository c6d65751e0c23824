import { isQuestion, getScale } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';

const options = [
  { code: 1, label: 'Music' },
  { code: 2, label: 'A walk' },
];

export const reverseSeveral = defineContentRule({
  id: 'instrument/reverse-several',
  level: 'error',
  description: 'An item with several choices is not reversed: its value is the sum of the chosen options.',
  invalidates: 'scores',
  examples: [
    {
      bad: {
        scales: { joys: { kind: 'several', options } },
        'items[4]': { id: 'q5', text: 'What did you enjoy?', scale: 'joys', unscored: true, reverse: true },
        'examples[0].answers[4]': [1, 2],
      },
      good: { 'items[4].reverse': undefined },
    },
  ],
  check: (instrument) =>
    instrument.items.flatMap((item, at) => {
      if (!isQuestion(item) || !item.reverse || getScale(instrument, item).kind !== 'several') return [];
      return [
        {
          path: `items[${at}].reverse`,
          expected: 'no "reverse" on an item with several choices',
          actual: 'true',
          fix: 'Remove it, and give negative values to the options that lower the score.',
        },
      ];
    }),
});
