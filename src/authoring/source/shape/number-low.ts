import { createShapeRule } from './shape-rule.ts';
import { appendMeaning } from './format-value.ts';

export const numberLow = createShapeRule({
  id: 'shape/number-low',
  description: 'A number is not below its minimum.',
  keywords: ['minimum', 'exclusiveMinimum'],
  examples: [{ bad: '"sd": 0', good: '"sd": 6' }],
  describe: ({ keyword, params: { limit } }, meaning) => ({
    expected: keyword === 'minimum' ? `${limit} or more` : `a number above ${limit}`,
    fix: appendMeaning('Change it.', meaning),
  }),
});
