import { defineContentRule } from '../rule.ts';
import { listScales } from './entries.ts';

export const positionsMissing = defineContentRule({
  id: 'instrument/positions-missing',
  level: 'error',
  description: 'A slider has every whole position on both sides of its centre.',
  invalidates: 'scores',
  examples: [
    {
      sample: 'pairs',
      bad: { 'scale.positions[0].position': -3 },
      good: { 'scale.positions[0].position': -2 },
    },
  ],
  check: (instrument) =>
    listScales(instrument).flatMap(({ path, scale }) => {
      if (scale.kind !== 'bipolar') return [];
      const places = scale.positions.map(({ position }) => position);
      const low = Math.min(...places, 0);
      const high = Math.max(...places, 0);
      const expected = Array.from({ length: high - low + 1 }, (_, at) => low + at).filter(
        (stop) => stop !== 0,
      );
      const missing = expected.filter((stop) => !places.includes(stop));
      if (low < 0 && high > 0 && missing.length === 0 && places.every(Number.isInteger)) return [];
      return [
        {
          path: `${path}.positions`,
          expected: 'every whole position on both sides of the centre, such as -2, -1, 1, 2',
          actual: places.join(', '),
          fix:
            missing.length > 0
              ? `Add ${missing.join(', ')}, or correct the position that is out of range.`
              : 'Write whole positions on both sides of 0.',
        },
      ];
    }),
});
