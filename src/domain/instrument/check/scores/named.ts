import { type NamedOperand, listOperands } from '../../../scoring/formulas/operands.ts';
import type { Formula, Instrument } from '../../instrument.ts';

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
export function namedIds({ items, scores }: Pick<Instrument, 'items' | 'scores'>): NamedIds[] {
  const itemIds = items.map(({ id }) => id);
  const scoreIds = scores.map(({ id }) => id);
  return scores.flatMap(({ formula }, at) =>
    listOperands(formula).map((operand) => {
      const own = `scores[${at}].formula`;
      const path = operand.isNested ? own : `${own}.${operand.key}`;
      return {
        ...operand,
        at,
        path,
        pathOf: (n: number) => {
          if (operand.isNested) return nestedPath(formula, own, operand, n);
          return operand.isList ? `${path}[${n}]` : path;
        },
        known: operand.of === 'items' ? itemIds : scoreIds.slice(0, at),
      };
    }),
  );
}

/** Where the conditions of a formula name one of its ids for the first time. */
function nestedPath(formula: Formula, path: string, { of, ids }: NamedOperand, n: number): string {
  const key = of === 'items' ? 'item' : 'score';
  return findPath(formula, path, key, ids[n]) ?? path;
}

function findPath(value: unknown, path: string, key: string, id: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [step, part] of Object.entries(value)) {
    const here = isList ? `${path}[${step}]` : `${path}.${step}`;
    if (step === key && part === id) return here;
    const within = findPath(part, here, key, id);
    if (within !== undefined) return within;
  }
  return undefined;
}
