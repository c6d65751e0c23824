import type { Instrument, Score } from '../instrument/instrument.ts';
import { listItemIds, listOperands } from './formulas/operands.ts';

const sums: readonly string[] = ['sum', 'mean', 'sumOfScores'];

/** The items that a score adds up, its subscales' included; none where it is made in another way: then alpha says nothing. */
export function itemsAddedUp({ scores }: Pick<Instrument, 'scores'>, { formula }: Score): readonly string[] {
  if (!sums.includes(formula.kind)) return [];
  const parts = listOperands(formula).flatMap(({ of, ids }) => (of === 'scores' ? ids : []));
  const below = parts.flatMap((id) => scores.find((score) => score.id === id) ?? []);
  const lists = below.map((part) => itemsAddedUp({ scores }, part));
  return lists.some((list) => list.length === 0) ? [] : [...listItemIds(formula), ...lists.flat()];
}
