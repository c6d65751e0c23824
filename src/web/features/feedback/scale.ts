import type { Report, Score } from '#domain/instrument/instrument.ts';
import type { Translate } from '#language/translate.ts';

/** The scale of a score chart. */
export interface ScoreChartScale {
  /** Average of all ages; null if the score may not be compared. */
  readonly average: number | null;
  readonly tickStep: number;
  readonly chart: Exclude<Report['chart'], 'levels'>;
}

/** Returns the scale of a score, null for a category. */
export function getScoreChartScale({ chart, average, tickStep }: Report): ScoreChartScale | null {
  if (chart === 'levels' || tickStep === undefined) return null;
  return { chart, tickStep, average: average?.value ?? null };
}

/** Formats the note next to a score: the maximum, or both ends if the scale does not start near 0. */
export function formatOutOf(t: Translate, { formula }: Score, { range, figureNote }: Report): string {
  const countsUp = range.min >= 0 && formula.kind !== 'table';
  return (
    figureNote ??
    (countsUp
      ? t('results.ofMax', { max: String(range.max) })
      : t('results.within', { min: String(range.min), max: String(range.max) }))
  );
}
