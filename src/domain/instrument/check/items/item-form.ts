import { isQuestion, getScale } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';

export const itemForm = defineContentRule({
  id: 'instrument/item-form',
  level: 'error',
  description: 'An item of a bipolar scale has "left" and "right", of any other scale "text".',
  examples: [
    {
      bad: { 'items[0]': { id: 'q1', left: 'At ease', right: 'Tense' } },
      good: { 'items[0]': { id: 'q1', text: 'I felt at ease.' } },
    },
  ],
  check: (instrument) => {
    return instrument.items.flatMap((item, at) => {
      if (!isQuestion(item)) return [];
      const isSlider = getScale(instrument, item).kind === 'bipolar';
      if ('left' in item === isSlider) return [];
      return [
        {
          path: `items[${at}]`,
          expected: isSlider ? '"left" and "right", for a bipolar scale' : '"text", for any other scale',
          actual: isSlider ? 'one statement' : 'a pair of statements',
          fix: 'Write the item in the form of the scale, or change the kind of the scale.',
        },
      ];
    });
  },
});
