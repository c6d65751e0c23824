import type { Report } from '#domain/instrument/instrument.ts';

/** The scale of a score chart. */
export interface ScoreChartScale {
  /** Average of all ages. */
  readonly average: number;
  readonly tickStep: number;
  readonly chart: Exclude<Report['chart'], 'levels'>;
}

/** Returns the scale of a score, null for a category. */
export function getScoreChartScale({ chart, average, tickStep }: Report): ScoreChartScale | null {
  if (chart === 'levels' || average === undefined || tickStep === undefined) return null;
  return { chart, tickStep, average: average.value };
}
