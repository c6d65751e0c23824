import { createShapeRule } from './shape-rule.ts';
import { formatValue } from './format-schema-values.ts';

export const textTooLongRule = createShapeRule({
  id: 'shape/words-long',
  description: 'A text does not exceed its maximum length.',
  keywords: ['maxLength'],
  examples: [{ bad: '"shortTitle": "Activities of the week"', good: '"shortTitle": "Activity"' }],
  describe: ({ params: { limit }, data }) => ({
    expected: `at most ${limit} characters`,
    actual: `${String(data).length} characters: ${formatValue(data)}`,
    fix: 'Make it shorter.',
  }),
});
