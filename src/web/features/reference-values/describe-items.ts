import type { Score } from '#domain/instrument/instrument.ts';
import { describeFormula } from '#domain/scoring/formulas/words.ts';
import { messages } from './messages.ts';

/** How a score is made, in words: 'Sum of 7 questions', 'Good feelings less Bad feelings'. */
export function describeItems({ formula }: Score, scores: readonly Score[]): string {
  const titleOf = (id: string) => scores.find((score) => score.id === id)?.title ?? id;
  const words = describeFormula(formula, ({ of, ids }) => {
    if (of === 'scores') return ids.map(titleOf).join(' and ');
    return ids.length === 0 ? '' : messages.questions(ids.length);
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}
