import { jsonRule } from './json-rule.ts';

export const decimalComma = jsonRule({
  id: 'json/decimal-comma',
  says: 'A number has a point before its decimals.',
  examples: [{ bad: '{ "mean": 21,9 }', good: '{ "mean": 21.9 }' }],
  fault: (at: number) => ({
    at,
    actual: 'a number with a comma in it',
    fix: 'Write a point before the decimals: 1.5',
  }),
});
