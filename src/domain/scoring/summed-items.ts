import type { Instrument, Score } from '../instrument/instrument.ts';
import { listItemIds, listOperands } from './formulas/operands.ts';

const sums: readonly string[] = ['sum', 'mean', 'sumOfScores'];

/**
 * Lists the items that a score sums, including those of its subscales; empty if it is not a sum or mean, for
 * which alpha is undefined.
 */
export function listSummedItems(
  { scores }: Pick<Instrument, 'scores'>,
  { formula }: Score,
): readonly string[] {
  if (!sums.includes(formula.kind)) return [];
  const parts = listOperands(formula).flatMap(({ of, ids }) => (of === 'scores' ? ids : []));
  const below = parts.flatMap((id) => scores.find((score) => score.id === id) ?? []);
  const lists = below.map((part) => listSummedItems({ scores }, part));
  return lists.some((list) => list.length === 0) ? [] : [...listItemIds(formula), ...lists.flat()];
}
