import type { TableFormula } from '../../instrument/instrument.ts';
import { toFraction, roundFraction } from '../fraction.ts';

/**
 * The standard error of measurement that a table has for a value, in points of the score; null if it has none.
 * @param score rounded to `decimals`
 */
export function findRowError({ rows }: TableFormula, score: number, decimals: number): number | null {
  const own = rows.filter(({ value }) => roundFraction(toFraction(value), decimals) === score);
  const errors = own.flatMap(({ standardError }) => standardError ?? []);
  // If rows have the same rounded value, the largest error applies.
  return errors.length === 0 ? null : Math.max(...errors);
}
