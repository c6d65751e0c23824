import { createShapeRule } from './shape-rule.ts';
import { appendSchemaDescription } from './format-schema-values.ts';

export const missingKey = createShapeRule({
  id: 'shape/missing-key',
  description: 'An object has every required key.',
  keywords: ['required'],
  examples: [{ bad: '"look": { "ink": "s5" }', good: '"look": { "ink": "s5", "glyph": "week-rhythm" }' }],
  describe: ({ params, parentSchema }) => {
    const key = String(params.missingProperty);
    const { description = '' } = (parentSchema?.properties?.[key] ?? {}) as { description?: string };
    return {
      expected: `the key "${key}"`,
      actual: 'nothing',
      fix: appendSchemaDescription('Add it.', description),
    };
  },
});
