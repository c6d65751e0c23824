import { type Figure, figure, noFigure } from './figure.ts';

/** Shares of people at the two ends of what a score can be, 0 to 1. */
export interface Ends {
  readonly floor: Figure;
  readonly ceiling: Figure;
}

/**
 * How many people stand at the lowest and at the highest possible score: from 15 of 100 on a score no longer tells them
 * apart (C. B. Terwee and others, Journal of Clinical Epidemiology 60(1), 2007).
 */
export function computeEnds(
  scores: readonly number[],
  { min, max }: { readonly min: number; readonly max: number },
): Ends {
  if (scores.length === 0) return { floor: noScores, ceiling: noScores };
  const share = (end: number) => figure(scores.filter((score) => score === end).length / scores.length);
  return { floor: share(min), ceiling: share(max) };
}

const noScores = noFigure('There are no scores.');
