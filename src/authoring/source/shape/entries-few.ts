import { shapeRule } from './shape-rule.ts';
import { counted, entries, withMeaning } from './values-in-words.ts';

export const entriesFew = shapeRule({
  id: 'shape/entries-few',
  says: 'A list or group has as many entries as it needs.',
  keywords: ['minItems', 'minProperties'],
  examples: [{ bad: '"history": { "order": [] }', good: '"history": { "order": ["pleasure", "meaning"] }' }],
  words: ({ keyword, params: { limit }, data, parentSchema }, meaning) => {
    const fix = withMeaning('Add what is missing.', meaning);
    if (keyword === 'minItems') return { expected: `at least ${entries(limit)}`, actual: counted(data), fix };
    const { required = [], properties = {} } = (parentSchema ?? {}) as Partial<KeysOfGroup>;
    if (required.length === 0) return { expected: 'at least one entry', actual: counted(data), fix };
    const others = Object.keys(properties).filter((key) => !required.includes(key));
    return {
      expected: `beside ${quoted(required)} at least one of ${quoted(others)}`,
      actual: `${quoted(required)} alone`,
      fix: 'Add what is missing.',
    };
  },
});

interface KeysOfGroup {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, unknown>>;
}

function quoted(keys: readonly string[]): string {
  return keys.map((key) => `"${key}"`).join(', ');
}
