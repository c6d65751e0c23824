import { listBands } from '../located.ts';
import { type RuleViolation, defineContentRule } from '../rule.ts';

export const percentileGap = defineContentRule({
  id: 'instrument/percentile-gap',
  level: 'advice',
  description:
    'A percentile table with an entry for each score skips none: a skipped score gets the percentile below it.',
  examples: [
    {
      bad: {
        'scores[0].report.bands[0].norm.percentiles': [
          { score: 2, percentile: 5 },
          { score: 3, percentile: 12 },
          { score: 5, percentile: 42 },
          { score: 6, percentile: 61 },
          { score: 7, percentile: 80 },
          { score: 8, percentile: 98 },
        ],
      },
      good: {
        'scores[0].report.bands[0].norm.percentiles': [
          { score: 2, percentile: 5 },
          { score: 3, percentile: 12 },
          { score: 4, percentile: 24 },
          { score: 5, percentile: 42 },
          { score: 6, percentile: 61 },
          { score: 7, percentile: 80 },
          { score: 8, percentile: 98 },
        ],
      },
    },
  ],
  check: (instrument, known) =>
    listBands(instrument, known).flatMap(({ path, band: { norm } }) => {
      const table = norm?.percentiles ?? [];
      const steps = table.slice(1).map(({ score }, at) => score - (table[at]?.score ?? 0));
      const step = Math.min(...steps);
      // A table of score ranges has no usual step.
      if (!(step > 0) || steps.filter((one) => isNear(one, step)).length * 2 <= steps.length) return [];
      return steps.flatMap((width, at): RuleViolation[] => {
        const [before, after] = [table[at], table[at + 1]];
        if (!before || !after || isNear(width, step)) return [];
        const skipped = listSkipped(before.score, after.score, step);
        return [
          {
            path: `${path}.norm.percentiles[${at + 1}]`,
            expected: `an entry for ${skipped}, as for the scores around it`,
            actual: `${after.score} follows ${before.score}`,
            fix: `Add ${skipped} from the manual, from ${before.percentile} to ${after.percentile}. If the manual gives one percentile for several scores, no change is needed.`,
          },
        ];
      });
    }),
});

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9;
}

function listSkipped(from: number, to: number, step: number): string {
  const count = Math.round((to - from) / step) - 1;
  const scores = Array.from({ length: count }, (_, at) => Number((from + step * (at + 1)).toFixed(6)));
  if (scores.length > 3) return `the scores ${scores[0]} to ${scores.at(-1)}`;
  return `the ${scores.length === 1 ? 'score' : 'scores'} ${scores.join(', ')}`;
}
