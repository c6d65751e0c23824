import { createShapeRule } from './shape-rule.ts';
import { formatValue } from './format-schema-values.ts';

export const repeatedEntryRule = createShapeRule({
  id: 'shape/entry-repeated',
  description: 'A list has each entry once.',
  keywords: ['uniqueItems'],
  examples: [
    { bad: '"reading": ["wellBeing2", "wellBeing2"]', good: '"reading": ["wellBeing2", "wellBeing3"]' },
  ],
  describe: ({ params: { i }, data }) => ({
    expected: 'each entry once',
    actual: `${formatValue((data as readonly unknown[])[Number(i)])} a second time`,
    fix: 'Remove one of the two.',
  }),
});
