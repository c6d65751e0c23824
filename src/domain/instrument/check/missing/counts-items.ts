import { listOperands } from '../../../scoring/formulas/operands.ts';
import type { Formula } from '../../instrument.ts';

/** The items that a formula counts under a key of its own, so that some of them may be missing; none for other formulas. */
export function countedItems(formula: Formula): readonly string[] {
  return listOperands(formula).flatMap(({ of, isList, isNested, ids }) =>
    of === 'items' && isList && !isNested ? ids : [],
  );
}
