import type { Instrument, SummaryColour } from '../instrument/instrument.ts';
import type { Demographics } from './demographics.ts';
import type { PossibleRange } from './possible-range.ts';
import type { Scores } from './result.ts';
import { selectBand, findThresholdValue } from './threshold-list.ts';

/** A row of the overall summary. */
export interface SummaryRow {
  score: string;
  title: string;
  value: number | null;
  /** Length of the bar, 0 to 1. */
  progress: number;
  colour: SummaryColour;
  headingBefore?: string;
  note?: string;
}

/**
 * Computes the rows of one instrument in the overall summary, in its order.
 * @param scores the latest scores; null for none
 */
export function computeSummary(
  instrument: Instrument,
  scores: Scores | null,
  facts: Demographics,
): SummaryRow[] {
  return instrument.summary.map((entry) => {
    const score = instrument.scores.find(({ id }) => id === entry.score);
    const value = scores?.[entry.score] ?? null;
    return {
      ...entry,
      title: score?.summaryTitle ?? score?.title ?? entry.score,
      value,
      progress: value === null ? 0 : computeFill(score?.report?.range, value),
      colour: findColour(instrument, entry.score, value, facts),
    };
  });
}

/** The share of the range that a score reaches, 0 to 1: (value − min) / (max − min). */
function computeFill(range: PossibleRange | undefined, value: number): number {
  if (range === undefined) return 0;
  return Math.min(Math.max((value - range.min) / (range.max - range.min), 0), 1);
}

/** The summary colour of a score; grey if there is no score or it has no colours. */
export function findColour(
  instrument: Instrument,
  scoreId: string,
  value: number | null,
  facts: Demographics,
): SummaryColour {
  const report = instrument.scores.find(({ id }) => id === scoreId)?.report;
  if (value === null || report === undefined) return 'grey';
  const { colours } = selectBand(report.bands, facts);
  return colours === undefined ? 'grey' : findThresholdValue(colours, value);
}
