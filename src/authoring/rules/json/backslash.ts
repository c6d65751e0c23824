import { jsonRule } from './json-rule.ts';

export const backslash = jsonRule({
  id: 'json/backslash',
  says: 'A backslash within words is written twice.',
  examples: [{ bad: '{ "a": "b \\d" }', good: '{ "a": "b d" }' }],
  fault: (at: number, sign: string) => ({
    at,
    actual: `a backslash before ${sign}`,
    fix: 'Take the backslash out. If it is meant as text, write two.',
  }),
});
