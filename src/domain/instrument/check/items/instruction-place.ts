import { isQuestion } from '../../questions.ts';
import { defineContentRule } from '../rule.ts';

const screen = { id: 'part2', heading: 'Work', instruction: 'Now think of your work.' };

export const instructionPosition = defineContentRule({
  id: 'instrument/instruction-place',
  level: 'advice',
  description: 'An instruction is followed by a question.',
  examples: [
    { bad: { 'items[4]': screen }, good: { 'items[4]': undefined } },
    {
      bad: {
        'items[3]': screen,
        'items[4]': { ...screen, id: 'part3', heading: 'Meals', instruction: 'Now think of meals.' },
        'items[5]': { id: 'q4', text: 'I enjoyed a meal.' },
      },
      good: { 'items[4]': undefined },
    },
  ],
  check: ({ items }) =>
    items.flatMap((item, at) => {
      const next = items[at + 1];
      if (isQuestion(item) || (next !== undefined && isQuestion(next))) return [];
      // With conditions, one may be shown instead of the other.
      if (next !== undefined && (item.showWhen ?? next.showWhen) !== undefined) return [];
      return [
        {
          path: `items[${at}]`,
          expected: 'a question after an instruction',
          actual: next === undefined ? 'nothing' : `"${next.id}", another instruction`,
          fix:
            next === undefined
              ? 'Move it before its questions, or remove it.'
              : 'Merge the two instructions, or put questions between them.',
        },
      ];
    }),
});
