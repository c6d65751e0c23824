import { defineContentRule } from '../rule.ts';

export const missingUnruled = defineContentRule({
  id: 'instrument/missing-unruled',
  level: 'advice',
  description:
    'If answers may be missing, scores have rules for missing answers; otherwise one missing answer prevents the score.',
  examples: [
    {
      bad: { allowsMissing: true },
      good: { 'scores[0].missing': { atLeast: 1, rest: 'ownMean' } },
    },
  ],
  check: ({ allowsMissing, scores }) =>
    !allowsMissing || scores.some(({ missing }) => missing !== undefined)
      ? []
      : [
          {
            path: 'allowsMissing',
            expected: 'a rule for missing answers in some score',
            actual: 'none: if one answer is missing, all scores that include it are not calculated',
            fix: 'Add "missing" to the scores as in the manual, such as { "atLeast": 6, "rest": "ownMean" }. If the manual allows no missing answers, write "allowsMissing": false.',
          },
        ],
});
