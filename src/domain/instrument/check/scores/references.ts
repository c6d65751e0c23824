import { type OperandReferences, listOperands } from '../../../scoring/formulas/operands.ts';
import type { Formula, Instrument } from '../../instrument.ts';

/** The ids that one key of a formula refers to, with their path and the allowed ids. */
export interface FormulaReferences extends OperandReferences {
  /** Index of the score with the formula. */
  readonly at: number;
  readonly path: string;
  /** The path of the n-th id. */
  readonly pathOf: (n: number) => string;
  readonly known: readonly string[];
}

/** Lists the references of all formulas: items, or scores that precede their own. */
export function listFormulaReferences({
  items,
  scores,
}: Pick<Instrument, 'items' | 'scores'>): FormulaReferences[] {
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

/** The path of the first condition of a formula that refers to an id. */
function nestedPath(formula: Formula, path: string, { of, ids }: OperandReferences, n: number): string {
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
