import { jsonRule } from './json-rule.ts';

export const notAKey = jsonRule({
  id: 'json/not-a-key',
  says: 'Between curly braces each entry is a key in quotation marks, a colon and a value.',
  examples: [{ bad: '{ "a": 1, { "b": 2 } }', good: '{ "a": 1, "group": { "b": 2 } }' }],
  fault: (at: number, sign: string) => ({
    at,
    actual: `${sign} in place of a key`,
    fix: 'Write a key in quotation marks and a colon before it: between curly braces each entry is a key, a colon and a value.',
  }),
});
