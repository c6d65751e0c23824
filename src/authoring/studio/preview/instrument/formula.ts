import type { Score } from '#domain/instrument/instrument.ts';
import { describeFormula } from '#domain/scoring/formulas/describe-formula.ts';

/** Formats the formula of a score as a phrase, such as "the sum of 4 items". */
export function formatScoreFormula({ formula }: Score, scores: readonly Score[]): string {
  const getTitle = (id: string) => scores.find((score) => score.id === id)?.title ?? id;
  return describeFormula(
    formula,
    ({ of, ids }) => (of === 'items' ? `${ids.length} items` : ids.map(getTitle).join(', ')),
    'the ',
  );
}
