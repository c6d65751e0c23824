import { shapeRule } from './shape-rule.ts';
import { shown, withMeaning } from './values-in-words.ts';

export const excludedValue = shapeRule({
  id: 'shape/excluded-value',
  says: 'A value is not one that has another meaning, as the centre of a slider has.',
  keywords: ['not'],
  covers: ({ schema }) => !('required' in (schema as object)),
  examples: [{ bad: '"position": 0', good: '"position": -1' }],
  words: ({ schema, data }, meaning) => ({
    expected: `any other than ${shown((schema as { const?: unknown }).const ?? data)}`,
    fix: withMeaning('Change it.', meaning),
  }),
});
