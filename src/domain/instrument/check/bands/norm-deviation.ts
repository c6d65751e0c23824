import type { PossibleRange } from '../../../scoring/possible-range.ts';
import type { Norm } from '../../instrument.ts';
import { listBands } from '../located.ts';
import { defineContentRule } from '../rule.ts';

export const normDeviation = defineContentRule({
  id: 'instrument/norm-deviation',
  level: 'error',
  description: 'The standard deviation of a norm is above 0 and possible within the range of the score.',
  invalidates: 'scores',
  examples: [
    {
      bad: { 'scores[0].report.bands[0].norm.sd': 150 },
      good: { 'scores[0].report.bands[0].norm.sd': 1.5 },
    },
    { bad: { 'scores[0].report.bands[0].norm.sd': 0 }, good: { 'scores[0].report.bands[0].norm.sd': 1.5 } },
  ],
  check: (instrument, known) =>
    listBands(instrument, known).flatMap(({ path, band: { norm }, possible }) => {
      if (!norm) return [];
      const place = { path: `${path}.norm.sd`, actual: `${norm.sd}` };
      if (!(norm.sd > 0)) {
        const fix = 'Write the standard deviation, or null for no norm.';
        return [{ ...place, expected: 'a standard deviation above 0', fix }];
      }
      const widest = computeMaxDeviation(norm, possible);
      if (widest === null || norm.sd <= widest) return [];
      const { min, max } = possible ?? { min: Number.NaN, max: Number.NaN };
      return [
        {
          ...place,
          expected: `at most ${widest}: the maximum for scores from ${min} to ${max} with the mean ${norm.mean}`,
          fix: 'Write the standard deviation in score points, as in the study. A decimal point may be missing.',
        },
      ];
    }),
});

/**
 * The maximum standard deviation of scores in a range with a given mean: √((max − mean)(mean − min)), reached if
 * all scores are the minimum or the maximum (Bhatia and Davis, American Mathematical Monthly 107, 2000).
 * For a mean at or outside the limits, half the width, the maximum for any mean. Rounded up to one decimal.
 */
function computeMaxDeviation({ mean }: Norm, possible: PossibleRange | null): number | null {
  if (possible === null) return null;
  const { min, max } = possible;
  const square = (max - mean) * (mean - min);
  return Math.ceil((square > 0 ? Math.sqrt(square) : (max - min) / 2) * 10) / 10;
}
