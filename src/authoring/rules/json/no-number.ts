import { jsonRule } from './json-rule.ts';

/** Words by which spreadsheets and statistics programs say that there is no number. */
export const noNumberWords = ['nan', 'na', 'inf', 'infinity', '-inf', '-infinity', 'none', 'undefined'];

export const noNumber = jsonRule({
  id: 'json/no-number',
  says: 'Where a number is wanted, a number is written; JSON has no NaN, NA or Infinity.',
  examples: [{ bad: '{ "sd": NaN }', good: '{ "sd": 3.5 }' }],
  fault: (at: number, word: string) => ({
    at,
    expected: 'a number, or null where none is needed',
    actual: word,
    fix: 'Write the number. Where the key may do without one, write null.',
  }),
});
