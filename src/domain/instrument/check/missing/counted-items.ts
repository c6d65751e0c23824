import { listOperands } from '../../../scoring/formulas/operands.ts';
import type { Formula } from '../../instrument.ts';

/** The items listed by a formula itself, some of which may be unanswered; empty for formulas of other scores. */
export function listCountedItems(formula: Formula): readonly string[] {
  return listOperands(formula).flatMap(({ of, isList, isNested, ids }) =>
    of === 'items' && isList && !isNested ? ids : [],
  );
}
