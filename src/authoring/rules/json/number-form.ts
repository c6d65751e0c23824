import { jsonRule } from './json-rule.ts';

export const numberForm = jsonRule({
  id: 'json/number-form',
  says: 'A number is digits alone, with a point before decimals.',
  examples: [
    { bad: '{ "a": 05 }', good: '{ "a": 5 }' },
    { bad: '{ "a": 5% }', good: '{ "a": 5 }' },
  ],
  fault: (at: number, word: string) => ({
    at,
    actual: `${word}, which is no number`,
    fix: 'Write digits alone, with a point before decimals: 12 or 0.5. No zero or plus sign comes first.',
  }),
});
