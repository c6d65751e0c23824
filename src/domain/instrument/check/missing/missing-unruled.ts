import { meaningRule } from '../rule.ts';

export const missingUnruled = meaningRule({
  id: 'instrument/missing-unruled',
  level: 'advice',
  says: 'Where answers may be missing, a score says what it does then; otherwise one gap leaves the person without it.',
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
            actual: 'none: with one answer missing, every score that counts it is not calculated',
            fix: 'Write "missing" into the scores as the manual says, such as { "atLeast": 6, "rest": "ownMean" }. If the manual says that no answer may be missing, write "allowsMissing": false.',
          },
        ],
});
