import { type Figure, createUndefinedFigure } from '#domain/psychometrics/figure.ts';
import type { RetestQuality } from '#domain/psychometrics/quality-file.ts';
import { type RetestPair, computeRetest } from '#domain/psychometrics/retest.ts';
import type { Estimator } from './estimators.ts';
import type { PersonAttempts } from './group-attempts.ts';
import { createSample, createStatistic } from './statistic.ts';

/**
 * Ranges of days between attempts: earlier, people may remember their answers; later, they may have changed. The
 * whole range, then each half.
 */
const intervals = [
  [7, 21],
  [7, 13],
  [14, 21],
] as const;

/** Minimum number of pairs, below which confidence intervals are too wide. */
export const minRetestPairs = 30;

/** Computes the test-retest statistics of a score, from the first and second attempts, by the days between them. */
export function computeRetestQuality(score: string, people: readonly PersonAttempts[]): RetestQuality[] {
  const all = intervals.map(([from, to]) => listPairs(from, to, score, people));
  return intervals.map((days, at) => {
    const pairs = all[at] ?? [];
    const found = computeRetest(pairs);
    // The halves are part of the whole range.
    const basis = createSample(pairs.length, [all[0]?.length ?? 0, people.length]);
    const isFew = pairs.length < minRetestPairs;
    const few = createUndefinedFigure(
      `Test-retest statistics need ${minRetestPairs} people; there are ${basis.disclosed ?? 'fewer'}.`,
    );
    const figure = (estimator: Estimator, value: Figure) =>
      createStatistic(
        estimator,
        basis,
        isFew ? few : value,
        estimator === 'icc' && !isFew ? found.interval : null,
      );
    return {
      days,
      icc: figure('icc', found.icc),
      standardError: figure('retestError', found.standardError),
      smallestChange: figure('smallestChange', found.smallestChange),
      shift: figure('shift', found.shift),
    };
  });
}

function listPairs(from: number, to: number, score: string, people: readonly PersonAttempts[]): RetestPair[] {
  return people.flatMap(({ result, again }): RetestPair[] => {
    if (again === null || again.days < from || again.days > to) return [];
    const [first, second] = [result[score]?.value ?? null, again.result[score]?.value ?? null];
    return first === null || second === null ? [] : [[first, second]];
  });
}
