import type { Norm } from '../instrument/instrument.ts';
import { normalShareBelow } from './normal-curve.ts';

/** What a percentile can be: nobody is told that nobody, or everybody, scores lower. */
export const percentiles = { low: 1, high: 99 } as const;

/**
 * The percentile of a score among its reference group, a whole number: from the norm's table
 * where it has one, else 100 · Φ((value − mean) / sd), rounded.
 */
export function computePercentile(norm: Norm, value: number): number {
  const percentile = norm.percentiles
    ? (norm.percentiles.findLast(({ score }) => score <= value)?.percentile ?? percentiles.low)
    : 100 * normalShareBelow((value - norm.mean) / norm.sd);
  return Math.min(Math.max(Math.round(percentile), percentiles.low), percentiles.high);
}
