import { jsonRule } from './json-rule.ts';
import { lineAt } from './text-places.ts';

export const afterEnd = jsonRule({
  id: 'json/after-end',
  says: 'A file holds one group in curly braces, and nothing after it.',
  examples: [
    { bad: '{ "a": 1 } }', good: '{ "a": 1 }' },
    { bad: '{ "a": 1 } { "b": 2 }', good: '{ "a": 1 }' },
  ],
  /** @param end where the one thing that a file holds has ended */
  fault: (text: string, at: number, end: number) => {
    const sign = text[at] ?? '';
    return /[}\]]/.test(sign)
      ? { at, actual: `a ${sign} too many`, fix: 'Take it out, or the one that closes too early above.' }
      : {
          at,
          actual: `more after the end, which is in line ${lineAt(text, end - 1)}`,
          fix: 'A file holds one group in curly braces. Take out what follows it, or a closing bracket that comes too early.',
        };
  },
});
