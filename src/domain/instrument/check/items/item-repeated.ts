import type { Item } from '../../instrument.ts';
import { defineContentRule } from '../rule.ts';
import { normalizeText, findDuplicateIndexes } from '../duplicates.ts';

export const itemRepeated = defineContentRule({
  id: 'instrument/item-repeated',
  level: 'error',
  description: 'The texts of items are unique.',
  examples: [{ bad: { 'items[3].text': 'I LAUGHED!' }, good: { 'items[3].text': 'I enjoyed a meal.' } }],
  check: ({ items }) => {
    const words = items.map((item) => listTexts(item).map(normalizeText).sort().join(' / '));
    return findDuplicateIndexes(words).map((at) => ({
      path: `items[${at}]`,
      expected: 'a text that no other item has',
      actual: `the text of the item "${items.find((_, n) => words[n] === words[at])?.id}"`,
      fix: 'Write another text, or remove one of the two items.',
    }));
  },
});

function listTexts(item: Item): string[] {
  if ('instruction' in item) return [item.heading, item.instruction];
  return 'text' in item ? [item.text] : [item.left, item.right];
}
