import { createShapeRule } from './shape-rule.ts';
import { appendSchemaDescription } from './format-schema-values.ts';

export const form = createShapeRule({
  id: 'shape/form',
  description: 'Ids, versions, addresses and dates have the required format.',
  keywords: ['pattern'],
  examples: [{ bad: '"intro": "patternPage"', good: '"intro": "/patternPage"' }],
  describe: ({ params, data, parentSchema }, meaning) => {
    const { patternErrorMessage } = (parentSchema ?? {}) as { patternErrorMessage?: string };
    const pattern = String(params.pattern);
    if (pattern === '\\S')
      return { expected: 'text', fix: appendSchemaDescription('Write the text.', meaning) };
    const bare = typeof data === 'string' ? data.trim() : '';
    const isSpaced = bare !== data && new RegExp(pattern, 'u').test(bare);
    return {
      expected: patternErrorMessage ?? meaning,
      fix: isSpaced ? 'Remove the space at its beginning or end.' : 'Write it in this format.',
    };
  },
});
