import { createShapeRule } from './shape-rule.ts';
import { appendMeaning } from './format-value.ts';

export const wordsShort = createShapeRule({
  id: 'shape/words-short',
  description: 'A text is not empty, and not only spaces.',
  keywords: ['minLength'],
  examples: [
    { bad: '"shortTitle": ""', good: '"shortTitle": "Activity"' },
    { bad: '"shortTitle": " "', good: '"shortTitle": "Activity"' },
  ],
  describe: ({ params: { limit } }, meaning) => ({
    expected: limit === 1 ? 'text' : `at least ${limit} characters`,
    fix: appendMeaning(limit === 1 ? 'Write the text.' : 'Make it longer.', meaning),
  }),
});
