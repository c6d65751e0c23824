import { jsonRule } from './json-rule.ts';
import { short } from './text-places.ts';

export const noColon = jsonRule({
  id: 'json/no-colon',
  says: 'After a key there is a colon.',
  examples: [
    { bad: '{ "a" 1 }', good: '{ "a": 1 }' },
    { bad: '{ "a" = 1 }', good: '{ "a" : 1 }' },
  ],
  /**
   * @param at where the key begins
   * @param sign what follows it
   */
  fault: (at: number, sign: string | undefined, key: string) => ({
    at,
    actual: `no colon after the key "${short(key)}"`,
    fix:
      sign === '='
        ? 'Write a colon in place of the equals sign.'
        : `Write "${short(key)}": and then its value. If it is the end of the entry before, a quotation mark or a comma is wrong there.`,
  }),
});
