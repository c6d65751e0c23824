import { defineContentRule } from '../rule.ts';
import { findDuplicateIndexes } from '../duplicates.ts';
import { listEntries } from './entries.ts';

export const answerRepeated = defineContentRule({
  id: 'instrument/answer-repeated',
  level: 'error',
  description: 'The codes, labels and positions of a scale are unique.',
  invalidates: 'scores',
  examples: [
    { bad: { 'scale.options[3].code': 3 }, good: { 'scale.options[3].code': 4 } },
    { bad: { 'scale.options[3].label': 'Often' }, good: { 'scale.options[3].label': 'Always' } },
    {
      sample: 'pairs',
      bad: { 'scale.positions[1].position': -2 },
      good: { 'scale.positions[1].position': -1 },
    },
  ],
  check: (instrument) =>
    listEntries(instrument).flatMap(({ path, entries }) => {
      const columns: Readonly<Record<string, readonly unknown[]>> = {
        code: entries.map(({ code }) => code),
        label: entries.map(({ label }) => label),
        position: entries.flatMap(({ position }) => position ?? []),
      };
      return Object.entries(columns).flatMap(([key, values]) =>
        findDuplicateIndexes(values).map((at) => ({
          path: `${path}[${at}].${key}`,
          expected: `a ${key} that no other entry has`,
          actual: `${values[at]} twice`,
          fix: `Give each entry its own ${key}.`,
        })),
      );
    }),
});
