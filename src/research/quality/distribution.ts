import type { Count } from '#domain/psychometrics/quality-file.ts';
import type { PossibleRange } from '#domain/scoring/possible-range.ts';
import { suppressSmallCounts } from './small-counts.ts';

/** Maximum number of scores that are counted separately; beyond, adjacent scores are joined. */
const maxIntervals = 16;
/** Number of intervals of scores with decimals. */
const parts = 12;

interface Bin {
  readonly label: string;
  holds(score: number): boolean;
}

/** The distribution of a score after suppression of small counts. */
export interface Distribution {
  readonly places: readonly Count[];
  /** Number of people without a score; null if suppressed. */
  readonly missing: number | null;
  /** Whether the proportions at the minimum and maximum possible score can be reported. */
  readonly isEndDisclosed: { readonly floor: boolean; readonly ceiling: boolean };
}

/**
 * Counts people by score over the possible range. Minimum and maximum are separate cells of the suppression,
 * since their proportions are reported, too, and the rest of an interval must not be small.
 * @param missing number of people without a score
 */
export function computeDistribution(
  scores: readonly number[],
  missing: number,
  { min, max, decimals }: PossibleRange & { readonly decimals: number },
): Distribution {
  const places = decimals === 0 ? createWholeIntervals(min, max) : createEqualIntervals(min, max, decimals);
  const pieces = places.flatMap(({ holds }, at) =>
    [min, max, null].map((end) => {
      const isIn = (score: number) => (end === null ? score !== min && score !== max : score === end);
      return { at, end, people: scores.filter((score) => holds(score) && isIn(score)).length };
    }),
  );
  const [left, ...shown] = suppressSmallCounts(
    [{ at: -1, end: null, people: missing }, ...pieces],
    ({ end }) => end !== null,
  );
  const isReported = (end: number) => shown.every((piece) => piece.end !== end || piece.people !== null);
  return {
    places: places.map(({ label }, at) => ({
      label,
      people: sumPeople(shown.filter((piece) => piece.at === at)),
    })),
    missing: left?.people ?? null,
    isEndDisclosed: { floor: isReported(min), ceiling: isReported(max) },
  };
}

/** The sum; null if one count is suppressed. */
function sumPeople(pieces: readonly { readonly people: number | null }[]): number | null {
  return pieces.reduce<number | null>(
    (sum, { people }) => (sum === null || people === null ? null : sum + people),
    0,
  );
}

function createWholeIntervals(min: number, max: number): Bin[] {
  const points = max - min + 1;
  const width = Math.ceil(points / maxIntervals);
  return Array.from({ length: Math.ceil(points / width) }, (_, at) => {
    const from = min + at * width;
    const to = Math.min(from + width - 1, max);
    return {
      label: from === to ? `${from}` : `${from} to ${to}`,
      holds: (score) => score >= from && score <= to,
    };
  });
}

function createEqualIntervals(min: number, max: number, decimals: number): Bin[] {
  const width = (max - min) / parts;
  const written = (value: number) => value.toFixed(Math.min(decimals, 2));
  return Array.from({ length: parts }, (_, at) => {
    const [from, to] = [min + at * width, min + (at + 1) * width];
    const isLast = at === parts - 1;
    return {
      label: `${written(from)} to ${written(to)}`,
      // The upper limit belongs to the next interval, and the maximum to the last one.
      holds: (score) => score >= from && (score < to || isLast),
    };
  });
}
