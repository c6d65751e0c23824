import { createShapeRule } from './shape-rule.ts';
import { formatValue, appendSchemaDescription } from './format-schema-values.ts';

export const excludedValue = createShapeRule({
  id: 'shape/excluded-value',
  description: 'A value is not one that is excluded, such as the centre of a slider.',
  keywords: ['not'],
  covers: ({ schema }) => !('required' in (schema as object)),
  examples: [{ bad: '"position": 0', good: '"position": -1' }],
  describe: ({ schema, data }, meaning) => ({
    expected: `any other than ${formatValue((schema as { const?: unknown }).const ?? data)}`,
    fix: appendSchemaDescription('Change it.', meaning),
  }),
});
