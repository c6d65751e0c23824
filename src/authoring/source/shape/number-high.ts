import { createShapeRule } from './shape-rule.ts';
import { appendSchemaDescription } from './format-schema-values.ts';

export const numberTooHighRule = createShapeRule({
  id: 'shape/number-high',
  description: 'A number does not exceed its maximum.',
  keywords: ['maximum', 'exclusiveMaximum'],
  examples: [{ bad: '"to": 350', good: '"to": 35' }],
  describe: ({ keyword, params: { limit } }, meaning) => ({
    expected: keyword === 'maximum' ? `${limit} or less` : `a number below ${limit}`,
    fix: appendSchemaDescription('Change it.', meaning),
  }),
});
