import { jsonRule } from './json-rule.ts';

export const smallLetters = jsonRule({
  id: 'json/small-letters',
  says: 'true, false and null are written in small letters.',
  examples: [{ bad: '{ "a": True }', good: '{ "a": true }' }],
  fault: (at: number, word: string) => ({
    at,
    actual: word,
    fix: `Write ${word.toLowerCase()}, in small letters.`,
  }),
});
