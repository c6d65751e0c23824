import type { Report } from '#domain/instrument/instrument.ts';

/** What a chart on a scale draws beside the score. */
export interface ReportScale {
  /** Of all ages. */
  readonly average: number;
  readonly tickStep: number;
  readonly chart: Exclude<Report['chart'], 'levels'>;
}

/** The scale that a score is drawn on; null for a category, which has named levels alone. */
export function selectScale({ chart, average, tickStep }: Report): ReportScale | null {
  if (chart === 'levels' || average === undefined || tickStep === undefined) return null;
  return { chart, tickStep, average: average.value };
}
