import { jsonRule } from './json-rule.ts';

export const straySign = jsonRule({
  id: 'json/stray-sign',
  says: 'A value is words, a number, true, false, null, a list or a group.',
  examples: [{ bad: '{ "a": :1 }', good: '{ "a": 1 }' }],
  fault: (at: number, sign: string) => ({
    at,
    actual: `${sign} in place of a value`,
    fix: 'Write the value, or take the sign out.',
  }),
});
