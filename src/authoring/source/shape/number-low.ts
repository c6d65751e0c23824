import { shapeRule } from './shape-rule.ts';
import { withMeaning } from './values-in-words.ts';

export const numberLow = shapeRule({
  id: 'shape/number-low',
  says: 'A number is not below what it can be.',
  keywords: ['minimum', 'exclusiveMinimum'],
  examples: [{ bad: '"sd": 0', good: '"sd": 6' }],
  words: ({ keyword, params: { limit } }, meaning) => ({
    expected: keyword === 'minimum' ? `${limit} or more` : `a number above ${limit}`,
    fix: withMeaning('Change it.', meaning),
  }),
});
