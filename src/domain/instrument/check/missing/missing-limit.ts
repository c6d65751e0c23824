import { defineContentRule } from '../rule.ts';

export const missingLimit = defineContentRule({
  id: 'instrument/missing-limit',
  level: 'error',
  description: 'A limit for missing answers is only in a questionnaire that allows missing answers.',
  examples: [
    {
      bad: { missing: { upToPercent: 20 } },
      good: { allowsMissing: true, 'scores[0].missing': { atLeast: 1, rest: 'ownMean' } },
    },
  ],
  check: ({ allowsMissing, missing }) =>
    allowsMissing || missing === undefined
      ? []
      : [
          {
            path: 'missing',
            expected: '"allowsMissing": true, since otherwise no answer can be missing',
            actual: '"allowsMissing": false',
            fix: 'Write "allowsMissing": true, or remove "missing".',
          },
        ],
});
