import { type Case, selectCompleteCases } from './complete-cases.ts';
import { type Figure, figure, noFigure } from './figure.ts';

/**
 * The proportion of people who gave the same answer to all questions, before reversal (P. G. Curran, Journal of
 * Experimental Social Psychology 66, 2016: the longest string at its full length). Excludes persons with missing
 * answers. No figure for fewer than four questions.
 */
export function computeStraightLining(answers: readonly Case[]): Figure {
  const complete = selectCompleteCases(answers);
  if ((answers[0]?.length ?? 0) < 4)
    return noFigure('Straight-lining needs at least four questions on one scale.');
  if (complete.length === 0) return noFigure('No person answered all questions.');
  const straight = complete.filter((codes) => codes.every((code) => code === codes[0]));
  return figure(straight.length / complete.length);
}
