import { createShapeRule } from './shape-rule.ts';
import { formatListLength, formatEntries, appendSchemaDescription } from './format-schema-values.ts';

export const tooFewEntriesRule = createShapeRule({
  id: 'shape/entries-few',
  description: 'A list or object has its minimum number of entries.',
  keywords: ['minItems', 'minProperties'],
  examples: [{ bad: '"history": { "order": [] }', good: '"history": { "order": ["pleasure", "meaning"] }' }],
  describe: ({ keyword, params: { limit }, data, parentSchema }, meaning) => {
    const fix = appendSchemaDescription('Add what is missing.', meaning);
    if (keyword === 'minItems')
      return { expected: `at least ${formatEntries(limit)}`, actual: formatListLength(data), fix };
    const { required = [], properties = {} } = (parentSchema ?? {}) as Partial<KeysOfGroup>;
    if (required.length === 0) return { expected: 'at least one entry', actual: formatListLength(data), fix };
    const others = Object.keys(properties).filter((key) => !required.includes(key));
    return {
      expected: `with ${quoteKeys(required)}, at least one of ${quoteKeys(others)}`,
      actual: `only ${quoteKeys(required)}`,
      fix: 'Add what is missing.',
    };
  },
});

interface KeysOfGroup {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

function quoteKeys(keys: readonly string[]): string {
  return keys.map((key) => `"${key}"`).join(', ');
}
