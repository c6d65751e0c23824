import { jsonRule } from './json-rule.ts';

export const colonAfterValue = jsonRule({
  id: 'json/colon-after-value',
  says: 'A colon is between a key and its value, nowhere else.',
  examples: [{ bad: '{ "a": 1: 2 }', good: '{ "a": 1 }' }],
  fault: (at: number) => ({
    at,
    actual: 'a colon after a value',
    fix: 'Take the colon out, and what follows it. If a new entry begins before it, write a comma and put its key in quotation marks.',
  }),
});
