/** The navigation state of the report page, written by one screen and read by another. */
import type { AttemptTexts } from '#domain/instrument/translation.ts';
import type { Result, Scores } from '#domain/scoring/result.ts';
import { readAttemptTexts } from './attempt-texts.ts';
import { type FeedbackOrder, type HistoryOrder, readFeedback, readTotalsum, readTotals } from './scores.ts';
import { toList, toRecord, toText, toTime } from './values.ts';

/**
 * The state of the specification, with the texts that the person read (ours): levels, scores, and percentiles as text and numbers. It survives a reload and an
 * update of the app.
 */
export interface ReportState extends AttemptTexts {
  /** Time of the newest attempt, ISO 8601. */
  readonly reportDate: string;
  readonly feedback: readonly unknown[];
  readonly totalsum: string;
  readonly percentile: readonly unknown[];
  readonly percentilevalue: readonly unknown[];
}

/** The newest attempt of a history, for a screen without the instrument. */
export interface NewestAttempt extends AttemptTexts {
  /** ISO 8601; null if it cannot be read. */
  readonly time: string | null;
  readonly totalsum: string;
}

/** Reads the newest attempt of a history response; null without a valid one. */
export function readNewestAttempt(history: unknown): NewestAttempt | null {
  const newest = toList(history)
    .map(toRecord)
    .find(({ totalsum }) => readTotals(totalsum).length > 0);
  if (newest === undefined) return null;
  const { time, totalsum } = newest;
  return {
    time: toTime(time),
    totalsum: toText(totalsum) ?? JSON.stringify(totalsum),
    ...readAttemptTexts(newest),
  };
}

/**
 * Writes the navigation state from the newest attempt and the feedback response.
 * @returns null if one is missing: the report page then fetches both
 */
export function writeReportState(
  { time, totalsum, ...texts }: NewestAttempt,
  feedback: unknown,
): ReportState | null {
  const [scores = [], levels = [], percentiles = [], gauges = []] = toList(feedback).map(toList);
  if (time === null || scores.length === 0) return null;
  return {
    reportDate: time,
    feedback: levels,
    totalsum,
    percentile: percentiles,
    percentilevalue: gauges,
    ...texts,
  };
}

/** The newest attempt and its feedback, from the navigation state. */
export interface ReportFromState extends AttemptTexts {
  /** ISO 8601. */
  readonly time: string;
  readonly scores: Scores;
  readonly result: Result;
}

/** Reads a navigation state; null for another shape. */
export function readReportState(
  instrument: HistoryOrder & FeedbackOrder,
  state: unknown,
): ReportFromState | null {
  const { reportDate, feedback, totalsum, percentile, percentilevalue } = toRecord(state);
  const time = toTime(reportDate);
  const scores = readTotalsum(instrument, totalsum);
  if (time === null || scores === null) return null;
  if (![feedback, percentile, percentilevalue].every(Array.isArray)) return null;
  const values = instrument.feedback.order.map((id) => scores[id] ?? null);
  const result = readFeedback(instrument, [values, feedback, percentile, percentilevalue]);
  return result && { time, scores, result, ...readAttemptTexts(state) };
}
