import { meaningRule } from '../rule.ts';

export const itemForm = meaningRule({
  id: 'instrument/item-form',
  level: 'error',
  says: 'On a choice scale an item has "text", on a slider "left" and "right".',
  examples: [
    {
      bad: { 'items[0]': { id: 'q1', left: 'At ease', right: 'Tense' } },
      good: { 'items[0]': { id: 'q1', text: 'I felt at ease.' } },
    },
  ],
  check: ({ items, scale }) => {
    const isSlider = scale.kind === 'bipolar';
    return items.flatMap((item, at) => {
      if ('left' in item === isSlider) return [];
      return [
        {
          path: `items[${at}]`,
          expected: isSlider ? '"left" and "right", for a bipolar scale' : '"text", for a choice scale',
          actual: isSlider ? 'one statement' : 'a pair of statements',
          fix: 'Write the item in the form of the scale, or change the kind of the scale.',
        },
      ];
    });
  },
});
