import type { Formula } from '../../instrument/instrument.ts';
import { formulas } from './index.ts';
import { type OperandReferences, listOperands } from './operands.ts';

/**
 * Describes a formula for authors.
 * @param nameOf description of the references of a key
 * @param the 'the ' within a sentence, '' in a table
 */
export function describeFormula(
  formula: Formula,
  nameOf: (operand: OperandReferences) => string,
  the: 'the ' | '' = '',
): string {
  const names = Object.fromEntries(listOperands(formula).map((operand) => [operand.key, nameOf(operand)]));
  return formulas[formula.kind].words(names, the, formula);
}
