import { type Case, selectCompleteCases } from './complete-cases.ts';
import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';

/**
 * The proportion of people who gave the same answer to all questions, before reversal (P. G. Curran, Journal of
 * Experimental Social Psychology 66, 2016: the longest string at its full length). Excludes persons with missing
 * answers. No figure for fewer than four questions.
 */
export function computeStraightLining(answers: readonly Case[]): Figure {
  const complete = selectCompleteCases(answers);
  if ((answers[0]?.length ?? 0) < 4)
    return createUndefinedFigure('Straight-lining needs at least four questions on one scale.');
  if (complete.length === 0) return createUndefinedFigure('No person answered all questions.');
  const straight = complete.filter((codes) => codes.every((code) => code === codes[0]));
  return createFigureValue(straight.length / complete.length);
}
