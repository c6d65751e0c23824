import { jsonRule } from './json-rule.ts';
import { lineAt } from './text-places.ts';

export const repeatedKey = jsonRule({
  id: 'json/repeated-key',
  says: 'A group has each key once: of two, JSON would keep the second and say nothing.',
  examples: [{ bad: '{ "ink": "s1", "ink": "s2" }', good: '{ "ink": "s2" }' }],
  /** @param first where the same key is before */
  fault: (text: string, at: number, first: number, key: string, path: string) => ({
    at,
    path,
    expected: 'each key once in its group',
    actual: `the key "${key}" a second time; the first is in line ${lineAt(text, first)}`,
    fix: 'Take one of the two out, or correct its name. Of two, only the second would count.',
  }),
});
