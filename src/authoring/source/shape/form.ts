import { shapeRule } from './shape-rule.ts';
import { withMeaning } from './values-in-words.ts';

export const form = shapeRule({
  id: 'shape/form',
  says: 'Ids, versions, addresses and dates are written in their form.',
  keywords: ['pattern'],
  examples: [{ bad: '"intro": "patternPage"', good: '"intro": "/patternPage"' }],
  words: ({ params, data, parentSchema }, meaning) => {
    const { patternErrorMessage } = (parentSchema ?? {}) as { patternErrorMessage?: string };
    const pattern = String(params.pattern);
    if (pattern === '\\S') return { expected: 'some words', fix: withMeaning('Write them.', meaning) };
    const bare = typeof data === 'string' ? data.trim() : '';
    const isSpaced = bare !== data && new RegExp(pattern, 'u').test(bare);
    return {
      expected: patternErrorMessage ?? meaning,
      fix: isSpaced ? 'Take out the space at its beginning or end.' : 'Write it in that form.',
    };
  },
});
