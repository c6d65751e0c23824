import { createShapeRule } from './shape-rule.ts';
import { formatListLength, formatEntries, appendSchemaDescription } from './format-schema-values.ts';

export const tooManyEntriesRule = createShapeRule({
  id: 'shape/entries-many',
  description: 'A list does not exceed its maximum length.',
  keywords: ['maxItems'],
  examples: [
    {
      bad: '"reading": ["wellBeing1", "wellBeing2", "wellBeing3", "wellbeing4"]',
      good: '"reading": ["wellBeing2", "wellBeing3"]',
    },
  ],
  describe: ({ params: { limit }, data }, meaning) => ({
    expected: `at most ${formatEntries(limit)}`,
    actual: formatListLength(data),
    fix: appendSchemaDescription('Remove some entries.', meaning),
  }),
});
