import type { Norm } from '../instrument/instrument.ts';
import { normalCdf } from './normal-curve.ts';

/** Limits of displayed percentiles, which are never 0 or 100. */
export const percentiles = { low: 1, high: 99 } as const;

/**
 * Computes the percentile of a score in its reference group, a whole number from 1 to 99: from the table of the
 * norm, or 100 · Φ((value − mean) / sd), rounded.
 */
export function computePercentile(norm: Norm, value: number): number {
  const percentile = norm.percentiles
    ? (norm.percentiles.filter(({ score }) => score <= value).at(-1)?.percentile ?? percentiles.low)
    : 100 * normalCdf((value - norm.mean) / norm.sd);
  return Math.min(Math.max(Math.round(percentile), percentiles.low), percentiles.high);
}
