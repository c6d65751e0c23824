import type { Answers } from '../answers/answers.ts';
import type { Formula, Instrument, Scale } from '../instrument/instrument.ts';
import { getScale, listQuestions } from '../instrument/questions.ts';
import { selectItems } from './formulas/operands.ts';

/** The codes of a scale that say that the question does not apply. */
export function listNotApplicableCodes(scale: Scale): readonly number[] {
  return scale.kind === 'choice'
    ? scale.options.flatMap(({ code, notApplicable }) => (notApplicable ? [code] : []))
    : [];
}

/** The ids of the items that were answered with "does not apply". */
export function findNotApplicable(instrument: Instrument, ans: Answers): ReadonlySet<string> {
  const ids = listQuestions(instrument).flatMap((question, at) => {
    const answer = ans[at];
    const isLeftOut =
      typeof answer === 'number' && listNotApplicableCodes(getScale(instrument, question)).includes(answer);
    return isLeftOut ? [question.id] : [];
  });
  return new Set(ids);
}

/**
 * Removes items from the list of a formula; a formula without a list of items that can shrink stays as it is.
 * @returns null if no item is left
 */
export function omitItems(formula: Formula, ids: ReadonlySet<string>): Formula | null {
  if (ids.size === 0 || !canShrink(formula)) return formula;
  const left = formula.items.filter((id) => !ids.has(id));
  if (left.length === formula.items.length) return formula;
  return left.length === 0 ? null : selectItems(formula, left);
}

/** Formulas that are defined for some of their items: a product and a lookup need all. */
export type ShrinkableFormula = Extract<
  Formula,
  { readonly kind: 'sum' | 'mean' | 'weightedSum' | 'countFrom' | 'highest' }
>;

/** Whether a formula is defined for some of its items. */
export function canShrink(formula: Formula): formula is ShrinkableFormula {
  return 'items' in formula && formula.kind !== 'product' && formula.kind !== 'lookup';
}
