import type { Score } from '#domain/instrument/instrument.ts';
import { describeFormula } from '#domain/scoring/formulas/describe-formula.ts';
import type { Translate } from '#language/translate.ts';

/** Describes how a score is computed, such as 'Sum of 7 questions' or 'Good feelings less Bad feelings'. */
export function describeScoreFormula(t: Translate, { formula }: Score, scores: readonly Score[]): string {
  const findTitle = (id: string) => scores.find((score) => score.id === id)?.title ?? id;
  const description = describeFormula(formula, ({ of, ids }) => {
    if (of === 'scores') return ids.map(findTitle).join(' and ');
    return ids.length === 0 ? '' : t('pattern.reference.questions', { count: ids.length });
  });
  return description.charAt(0).toUpperCase() + description.slice(1);
}
