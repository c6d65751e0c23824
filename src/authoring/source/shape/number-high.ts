import { shapeRule } from './shape-rule.ts';
import { withMeaning } from './values-in-words.ts';

export const numberHigh = shapeRule({
  id: 'shape/number-high',
  says: 'A number is not above what it can be.',
  keywords: ['maximum', 'exclusiveMaximum'],
  examples: [{ bad: '"to": 350', good: '"to": 35' }],
  words: ({ keyword, params: { limit } }, meaning) => ({
    expected: keyword === 'maximum' ? `${limit} or less` : `a number below ${limit}`,
    fix: withMeaning('Change it.', meaning),
  }),
});
