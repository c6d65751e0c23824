import type { Item } from '../../instrument.ts';
import { meaningRule } from '../rule.ts';
import { normalizeText, findDuplicates } from '../duplicates.ts';

export const itemRepeated = meaningRule({
  id: 'instrument/item-repeated',
  level: 'error',
  says: 'No two items say the same.',
  examples: [{ bad: { 'items[3].text': 'I LAUGHED!' }, good: { 'items[3].text': 'I enjoyed a meal.' } }],
  check: ({ items }) => {
    const words = items.map((item) => listTexts(item).map(normalizeText).sort().join(' / '));
    return findDuplicates(words).map((at) => ({
      path: `items[${at}]`,
      expected: 'an item that asks something of its own',
      actual: `the words of the item "${items.find((_, n) => words[n] === words[at])?.id}" a second time`,
      fix: 'Write another item, or take one of the two out.',
    }));
  },
});

function listTexts(item: Item): string[] {
  if ('instruction' in item) return [item.heading, item.instruction];
  return 'text' in item ? [item.text] : [item.left, item.right];
}
