import { defineContentRule } from '../rule.ts';
import { findCycle } from './cycles.ts';

export const scoreCircle = defineContentRule({
  id: 'instrument/score-circle',
  level: 'error',
  description: 'No score depends on itself, directly or through other scores.',
  invalidates: 'formula',
  examples: [
    {
      bad: { 'scores[4].formula': { kind: 'linear', score: 'meanJoy', a: 0, b: 1 } },
      good: { 'scores[4].formula.score': 'joy' },
    },
    {
      bad: {
        'scores[4].formula': { kind: 'linear', score: 'double', a: 0, b: 1 },
        'scores[5]': {
          id: 'double',
          title: 'Double',
          formula: { kind: 'linear', score: 'meanJoy', a: 0, b: 2 },
          decimals: 0,
        },
      },
      good: { 'scores[4].formula.score': 'joy' },
    },
  ],
  check: (instrument) =>
    instrument.scores.flatMap((_, at) => {
      const circle = findCycle(instrument, at);
      // Reports each cycle once, at its first score.
      if (!circle || circle.some(({ from }) => from < at)) return [];
      const formatId = (n: number) => `"${instrument.scores[n]?.id}"`;
      return [
        {
          path: circle[0]?.path ?? '',
          expected: 'only items and preceding scores in a formula',
          actual: `a cycle: ${circle
            .map(({ path, from, to }) => `${formatId(from)} refers to ${formatId(to)} at ${path}`)
            .join(', ')}`,
          fix: 'Use another score or items in one of these places.',
        },
      ];
    }),
});
