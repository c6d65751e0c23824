import { type Figure, createFigureValue, createUndefinedFigure } from './figure.ts';

/** Proportions of the sample with the minimum and maximum possible score, 0 to 1. */
export interface FloorAndCeiling {
  readonly floor: Figure;
  readonly ceiling: Figure;
}

/**
 * Floor and ceiling effects: the proportions at the minimum and maximum possible score. From 15 % the score does
 * not distinguish these people (C. B. Terwee and others, Journal of Clinical Epidemiology 60(1), 2007).
 */
export function computeFloorAndCeiling(
  scores: readonly number[],
  { min, max }: { readonly min: number; readonly max: number },
): FloorAndCeiling {
  if (scores.length === 0) return { floor: noScores, ceiling: noScores };
  const share = (end: number) =>
    createFigureValue(scores.filter((score) => score === end).length / scores.length);
  return { floor: share(min), ceiling: share(max) };
}

const noScores = createUndefinedFigure('There are no scores.');
