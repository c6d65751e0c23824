import { shapeRule } from './shape-rule.ts';
import { shown } from './values-in-words.ts';

export const wordsLong = shapeRule({
  id: 'shape/words-long',
  says: 'A text has room where it is shown.',
  keywords: ['maxLength'],
  examples: [{ bad: '"shortTitle": "Activities of the week"', good: '"shortTitle": "Activity"' }],
  words: ({ params: { limit }, data }) => ({
    expected: `at most ${limit} characters`,
    actual: `${String(data).length} characters: ${shown(data)}`,
    fix: 'Make it shorter.',
  }),
});
