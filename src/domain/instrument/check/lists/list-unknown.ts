import { defineContentRule } from '../rule.ts';
import { listReferences } from './references.ts';

export const listUnknown = defineContentRule({
  id: 'instrument/list-unknown',
  level: 'error',
  description:
    'Feedback, history, summary and help refer to existing scores and items with the necessary report or colours.',
  examples: [
    { bad: { 'feedback.order[0]': 'clam' }, good: { 'feedback.order[0]': 'calm' } },
    { bad: { 'help.firstWhen[0].score': 'meanJoy' }, good: { 'help.firstWhen[0].score': 'calm' } },
    {
      bad: { 'help.firstWhen[0]': { item: 'q9', from: 4 } },
      good: {
        'help.firstWhen[0].item': 'q1',
        'help.text': 'This deserves care.',
        'help.steps': ['Call.'],
        'help.summary': 'Please talk to someone.',
      },
    },
  ],
  check: (instrument) => {
    const { order, lead, groups, combinations, history, summary, help, helpColours, helpItems } =
      listReferences(instrument);
    const lists = [order, lead, groups, combinations, history, summary, help, helpColours, helpItems];
    return lists.flatMap(({ named, known, what }) =>
      named
        .filter(([, id]) => !known.includes(id))
        .map(([path, id]) => ({
          path,
          expected: what,
          actual: `"${id}"`,
          fix: known.length > 0 ? `Write one of: ${known.join(', ')}.` : 'Remove it: there is none yet.',
        })),
    );
  },
});
