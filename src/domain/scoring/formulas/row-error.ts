import type { TableFormula } from '../../instrument/instrument.ts';
import { toFraction, rounded } from '../fraction.ts';

/**
 * Standard error of measurement that a table gives with one of its values, in points of the score; null where it gives
 * none.
 * @param score rounded to so many decimals
 */
export function rowError({ rows }: TableFormula, score: number, decimals: number): number | null {
  const own = rows.filter(({ value }) => rounded(toFraction(value), decimals) === score);
  const errors = own.flatMap(({ standardError }) => standardError ?? []);
  // Rows that share a rounded value: the least exact of them, so that nothing is claimed too exactly.
  return errors.length === 0 ? null : Math.max(...errors);
}
