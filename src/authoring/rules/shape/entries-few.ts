import { shapeRule } from './shape-rule.ts';
import { counted, entries, withMeaning } from './values-in-words.ts';

export const entriesFew = shapeRule({
  id: 'shape/entries-few',
  says: 'A list or group has as many entries as it needs.',
  keywords: ['minItems', 'minProperties'],
  examples: [{ bad: '"history": { "order": [] }', good: '"history": { "order": ["pleasure", "meaning"] }' }],
  words: ({ keyword, params: { limit }, data }, meaning) => ({
    expected: keyword === 'minProperties' ? 'at least one entry' : `at least ${entries(limit)}`,
    actual: counted(data),
    fix: withMeaning('Add what is missing.', meaning),
  }),
});
