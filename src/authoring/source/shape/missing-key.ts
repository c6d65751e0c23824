import { createShapeRule } from './shape-rule.ts';
import { appendMeaning } from './format-value.ts';

export const missingKey = createShapeRule({
  id: 'shape/missing-key',
  description: 'An object has every required key.',
  keywords: ['required'],
  examples: [{ bad: '"look": { "ink": "s5" }', good: '"look": { "ink": "s5", "glyph": "week-rhythm" }' }],
  describe: ({ params, parentSchema }) => {
    const key = String(params.missingProperty);
    const { description = '' } = (parentSchema?.properties?.[key] ?? {}) as { description?: string };
    return { expected: `the key "${key}"`, actual: 'nothing', fix: appendMeaning('Add it.', description) };
  },
});
