import type { Score } from '../../domain/instrument/instrument.ts';

/** Ids of the items that a score counts itself; none where it is made of other scores. */
export function itemsOf({ formula }: Score): readonly string[] {
  return 'items' in formula ? formula.items : [];
}

/** A score's formula as a short phrase: "the sum of 4 items". */
export function formulaInWords({ formula }: Score, scores: readonly Score[]): string {
  const titleOf = (id: string) => scores.find((score) => score.id === id)?.title ?? id;
  switch (formula.kind) {
    case 'sum':
      return `the sum of ${formula.items.length} items`;
    case 'mean':
      return `the mean of ${formula.items.length} items`;
    case 'sumOfScores':
      return `the sum of ${formula.scores.map(titleOf).join(', ')}`;
    case 'ratio':
      return `${titleOf(formula.numerator)} divided by ${titleOf(formula.denominator)}`;
  }
}
