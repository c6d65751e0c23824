import { jsonRule } from './json-rule.ts';
import { short } from './text-places.ts';

export const quoteOpen = jsonRule({
  id: 'json/quote-open',
  says: 'Words end with a quotation mark on the line on which they begin.',
  examples: [
    { bad: '{\n  "a": "Write,\n  "b": 1\n}', good: '{\n  "a": "Write",\n  "b": 1\n}' },
    { bad: '{\n  "a": "b”,\n  "c": 1\n}', good: '{\n  "a": "b",\n  "c": 1\n}' },
  ],
  /** @param line the text from the opening mark to the end of its line */
  fault: (at: number, line: string) => ({
    at,
    actual: `a quotation mark that is not closed, before "${short(line.slice(1))}"`,
    fix: /[“”„‟]/.test(line)
      ? 'Write " where the words end, in place of the curly mark.'
      : 'Write " where the words end. Words are on one line, however long.',
  }),
});
