import { createShapeRule } from './shape-rule.ts';
import { appendSchemaDescription } from './format-schema-values.ts';

export const numberTooLowRule = createShapeRule({
  id: 'shape/number-low',
  description: 'A number is not below its minimum.',
  keywords: ['minimum', 'exclusiveMinimum'],
  examples: [{ bad: '"sd": 0', good: '"sd": 6' }],
  describe: ({ keyword, params: { limit } }, meaning) => ({
    expected: keyword === 'minimum' ? `${limit} or more` : `a number above ${limit}`,
    fix: appendSchemaDescription('Change it.', meaning),
  }),
});
