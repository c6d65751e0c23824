import { defineContentRule } from '../rule.ts';
import { listScales } from './entries.ts';

export const centreCoded = defineContentRule({
  id: 'instrument/centre-coded',
  level: 'error',
  description: 'The centre of a slider, position 0, means "unanswered" and has no code.',
  invalidates: 'scores',
  examples: [
    {
      sample: 'pairs',
      bad: { 'scale.positions[4]': { position: 0, code: 5, label: 'Neither' } },
      good: { 'scale.positions[4]': undefined },
    },
  ],
  check: (instrument) =>
    listScales(instrument).flatMap(({ path, scale }) => {
      const at = scale.kind === 'bipolar' ? scale.positions.findIndex(({ position }) => position === 0) : -1;
      if (at < 0) return [];
      return [
        {
          path: `${path}.positions[${at}].position`,
          expected: 'no code for the centre, which means "unanswered"',
          actual: 'an entry for position 0',
          fix: 'Remove the entry: it is only the initial position of the slider.',
        },
      ];
    }),
});
