import { defineContentRule } from '../rule.ts';
import { listEntries } from './entries.ts';

export const answersFew = defineContentRule({
  id: 'instrument/answers-few',
  level: 'error',
  description: 'A scale has at least two answers.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'scale.options': [{ code: 1, label: 'Never' }] },
      good: {
        'scale.options': [
          { code: 1, label: 'Never' },
          { code: 2, label: 'Sometimes' },
          { code: 3, label: 'Often' },
          { code: 4, label: 'Always' },
        ],
      },
    },
  ],
  check: (instrument) =>
    listEntries(instrument).flatMap(({ path, entries }) =>
      entries.length >= 2
        ? []
        : [
            {
              path,
              expected: 'at least two answers',
              actual: `${entries.length}`,
              fix: 'Add the missing ones.',
            },
          ],
    ),
});
