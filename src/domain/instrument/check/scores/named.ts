import { type NamedOperand, operandsOf } from '../../../scoring/formulas/operands.ts';
import type { Instrument } from '../../instrument.ts';

/** What one key of a formula names, with its place and what it may name. */
export interface NamedIds extends NamedOperand {
  /** Index of the score whose formula it is. */
  readonly at: number;
  readonly path: string;
  /** The place of one of the ids. */
  readonly pathOf: (n: number) => string;
  readonly known: readonly string[];
}

/** What the formulas of an instrument name: items, or scores above their own. */
export function namedIds({ items, scores }: Instrument): NamedIds[] {
  const itemIds = items.map(({ id }) => id);
  const scoreIds = scores.map(({ id }) => id);
  return scores.flatMap(({ formula }, at) =>
    operandsOf(formula).map((operand) => {
      const path = `scores[${at}].formula.${operand.key}`;
      return {
        ...operand,
        at,
        path,
        pathOf: (n: number) => (operand.isList ? `${path}[${n}]` : path),
        known: operand.of === 'items' ? itemIds : scoreIds.slice(0, at),
      };
    }),
  );
}
