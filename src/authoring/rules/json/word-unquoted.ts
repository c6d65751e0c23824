import { jsonRule } from './json-rule.ts';

export const wordUnquoted = jsonRule({
  id: 'json/word-unquoted',
  says: 'Words are written in quotation marks.',
  examples: [{ bad: '{ "a": never }', good: '{ "a": "never" }' }],
  fault: (at: number, word: string) => ({
    at,
    actual: `${word} without quotation marks`,
    fix: 'Put words between straight double quotation marks. Only numbers, true, false and null have none.',
  }),
});
