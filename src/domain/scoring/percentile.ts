import type { Norm } from '../instrument/instrument.ts';
import { normalShareBelow } from './normal-curve.ts';

/**
 * The percentile of a score among its reference group, a whole number from 1 to 99: from the norm's table
 * where it has one, else 100 · Φ((value − mean) / sd), rounded.
 */
export function percentileOf(norm: Norm, value: number): number {
  const percentile = norm.percentiles
    ? (norm.percentiles.findLast(({ score }) => score <= value)?.percentile ?? 1)
    : 100 * normalShareBelow((value - norm.mean) / norm.sd);
  return Math.min(Math.max(Math.round(percentile), 1), 99);
}
