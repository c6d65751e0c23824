import { shapeRule } from './shape-rule.ts';
import { counted, entries, withMeaning } from './values-in-words.ts';

export const entriesMany = shapeRule({
  id: 'shape/entries-many',
  says: 'A list has no more entries than there is room for.',
  keywords: ['maxItems'],
  examples: [
    {
      bad: '"reading": ["wellBeing1", "wellBeing2", "wellBeing3", "wellbeing4"]',
      good: '"reading": ["wellBeing2", "wellBeing3"]',
    },
  ],
  words: ({ params: { limit }, data }, meaning) => ({
    expected: `at most ${entries(limit)}`,
    actual: counted(data),
    fix: withMeaning('Take some out.', meaning),
  }),
});
