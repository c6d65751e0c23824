import { jsonRule } from './json-rule.ts';
import { lineAt } from './text-places.ts';

export const bracketOpen = jsonRule({
  id: 'json/bracket-open',
  says: 'Every bracket is closed by its own kind.',
  examples: [
    { bad: '{ "a": [1, 2 }', good: '{ "a": [1, 2 ]}' },
    { bad: '{ "a": [1]', good: '{ "a": [1]}' },
  ],
  /**
   * @param at where another bracket closes, or where the text ends
   * @param open where the bracket is that nothing closes
   */
  fault: (text: string, at: number, open: number) => {
    const close = text[open] === '{' ? '}' : ']';
    const other = text[at];
    const still = `while the ${text[open]} of line ${lineAt(text, open)} is still open`;
    return other === undefined
      ? {
          at: text.trimEnd().length,
          actual: `the end of the file, ${still}`,
          fix: `Write ${close} where that part ends.`,
        }
      : {
          at,
          actual: `a ${other}, ${still}`,
          fix: `Write ${close} before it; or take it out, if it is one too many.`,
        };
  },
});
