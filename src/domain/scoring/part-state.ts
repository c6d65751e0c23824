import type { AgeBand, Instrument, Score } from '../instrument/instrument.ts';
import type { Demographics } from './demographics.ts';
import { selectHeadlineScores } from './headline-scores.ts';
import { getStandardError } from './measurement-error.ts';
import type { Scores } from './result.ts';
import { findColour } from './summary.ts';
import { selectBand, findThresholdValue } from './threshold-list.ts';

/**
 * The state of a section in the overview: 'care' needs care, 'borderline' is beyond the limit by less than the
 * measurement error, 'okay' and 'well' are on the good side, 'plain' has no rating, 'unknown' is not calculated.
 */
export type SectionState = 'care' | 'borderline' | 'okay' | 'well' | 'plain' | 'unknown';

/**
 * Standard normal quantile of the range that must lie wholly in the red: 99 % for each of five sections, so that the
 * chance of a wrong "needs care" in any of them stays near 5 % (Bonferroni).
 */
const careQuantile = 2.576;

/**
 * Computes the state of a section. It needs care if help comes first, or if the likely range of its main score lies
 * wholly beyond the red limit. For a balance of scores, only a low score counts, because a high one is no deficit.
 * @param scores the latest scores; null for none
 * @param demographics profile fields that select the norms
 * @param isHelpFirst help comes before this result
 */
export function computeSectionState(
  instrument: Instrument,
  scores: Scores | null,
  demographics: Demographics,
  isHelpFirst: boolean,
): SectionState {
  const values = selectMainScores(instrument).flatMap((score) => {
    const value = scores?.[score.id] ?? null;
    return value === null ? [] : [{ score, value }];
  });
  if (isHelpFirst) return 'care';
  if (scores === null || values.length === 0) return 'unknown';
  const isAnyRed = (quantile: number) =>
    values.some(({ score, value }) => isRangeRed(score, value, demographics, quantile));
  if (isAnyRed(careQuantile)) return 'care';
  if (isAnyRed(0)) return 'borderline';
  const colours = values.map(({ score, value }) => findColour(instrument, score.id, value, demographics));
  if (colours.every((colour) => colour === 'grey')) return 'plain';
  return colours.every((colour) => colour === 'blue') ? 'well' : 'okay';
}

/** The first headline score in the order of the feedback; all of a balance. */
export function selectMainScores(instrument: Pick<Instrument, 'scores' | 'feedback'>): readonly Score[] {
  const headline = selectHeadlineScores(instrument);
  const ordered = instrument.feedback.order.flatMap((id) => headline.filter((score) => score.id === id));
  const balance = ordered.filter(({ report }) => report?.direction === 'balance');
  return ordered[0]?.report?.direction === 'balance' ? balance : ordered.slice(0, 1);
}

/**
 * Whether the whole likely range is red, for a balance below its norm. A score without a known error counts as exact.
 * @param quantile half the width of the range, in standard errors
 */
function isRangeRed(score: Score, value: number, demographics: Demographics, quantile: number): boolean {
  const { report } = score;
  if (report === undefined) return false;
  const band = selectBand(report.bands, demographics);
  const reach = quantile * (getStandardError(score, band, value) ?? 0);
  const [low, high] = [value - reach, value + reach];
  if (report.direction === 'balance' && !(band.norm && high < band.norm.mean)) return false;
  return isRed(band, low) && isRed(band, high);
}

function isRed({ colours }: AgeBand, value: number): boolean {
  return colours !== undefined && findThresholdValue(colours, value) === 'red';
}
