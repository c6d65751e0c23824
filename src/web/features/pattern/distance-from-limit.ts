import type { Instrument, Score } from '#domain/instrument/instrument.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { selectMainScores } from '#domain/scoring/part-state.ts';
import type { Scores } from '#domain/scoring/result.ts';
import { findThresholdEntry, selectBand } from '#domain/scoring/threshold-list.ts';

/**
 * Computes how far the main score of a section is beyond the red limit, in standard deviations, so that sections
 * with different scales can be compared. 0 for a score that is not red, or without a norm.
 */
export function computeDistanceFromLimit(
  instrument: Instrument,
  scores: Scores,
  demographics: Demographics,
): number {
  const distances = selectMainScores(instrument).map((score) => {
    const value = scores[score.id] ?? null;
    return value === null ? 0 : computeDistance(score, value, demographics);
  });
  return Math.max(0, ...distances);
}

function computeDistance({ report }: Score, value: number, demographics: Demographics): number {
  if (report === undefined) return 0;
  const { colours, norm } = selectBand(report.bands, demographics);
  if (colours === undefined || norm === null) return 0;
  const step = findThresholdEntry(colours, value);
  if (step.is !== 'red') return 0;
  const before = colours[colours.indexOf(step) - 1];
  // Much of a balance is no deficit.
  const bordering = report.direction === 'balance' ? [step] : [step, before];
  const limits = bordering.flatMap((one) => one?.upTo ?? one?.below ?? []);
  if (limits.length === 0) return 0;
  return Math.min(...limits.map((limit) => Math.abs(value - limit))) / norm.sd;
}
