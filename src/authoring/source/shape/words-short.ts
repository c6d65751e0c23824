import { createShapeRule } from './shape-rule.ts';
import { appendSchemaDescription } from './format-schema-values.ts';

export const textTooShortRule = createShapeRule({
  id: 'shape/words-short',
  description: 'A text is not empty, and not only spaces.',
  keywords: ['minLength'],
  examples: [
    { bad: '"shortTitle": ""', good: '"shortTitle": "Activity"' },
    { bad: '"shortTitle": " "', good: '"shortTitle": "Activity"' },
  ],
  describe: ({ params: { limit } }, meaning) => ({
    expected: limit === 1 ? 'text' : `at least ${limit} characters`,
    fix: appendSchemaDescription(limit === 1 ? 'Write the text.' : 'Make it longer.', meaning),
  }),
});
