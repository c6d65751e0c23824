import { type Case, completeCases } from './complete-cases.ts';
import { type Figure, figure, noFigure } from './figure.ts';

/**
 * The share of people who gave one and the same answer to every question, as answered and before reversed ones are
 * turned round (P. G. Curran, Journal of Experimental Social Psychology 66, 2016: the longest string at its full length).
 * Persons with a missing answer are left out. None for fewer than four questions: there it says nothing.
 */
export function computeStraightLining(answers: readonly Case[]): Figure {
  const complete = completeCases(answers);
  if ((answers[0]?.length ?? 0) < 4) return noFigure('Four questions on one scale are needed at least.');
  if (complete.length === 0) return noFigure('Nobody answered every question.');
  const straight = complete.filter((codes) => codes.every((code) => code === codes[0]));
  return figure(straight.length / complete.length);
}
