import { jsonRule } from './json-rule.ts';

export const keyUnquoted = jsonRule({
  id: 'json/key-unquoted',
  says: 'A key is written in quotation marks.',
  examples: [{ bad: '{ title: 1 }', good: '{ "title": 1 }' }],
  fault: (at: number, word: string) => ({
    at,
    actual: `the key ${word} without quotation marks`,
    fix: `Write "${word}".`,
  }),
});
