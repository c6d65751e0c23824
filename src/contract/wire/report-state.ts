/** What travels to the report page as navigation state: one screen writes it, another one reads it. */
import type { Result, Scores } from '#domain/scoring/result.ts';
import { type FeedbackOrder, type HistoryOrder, readFeedback, readTotalsum, totalsIn } from './scores.ts';
import { listIn, recordIn, textIn, timeIn } from './values.ts';

/**
 * The state as the specification names it: levels, scores, percentiles as text and as numbers, as they came. It outlives
 * a reload and a new version of the program.
 */
export interface ReportState {
  /** When the newest answers were given, ISO 8601. */
  readonly reportDate: string;
  readonly feedback: readonly unknown[];
  readonly totalsum: string;
  readonly percentile: readonly unknown[];
  readonly percentilevalue: readonly unknown[];
}

/** The newest attempt of a history, for a screen that does not hold the instrument: its scores have no names here. */
export interface NewestAttempt {
  /** ISO 8601; null for one that cannot be read. */
  readonly time: string | null;
  readonly totalsum: string;
}

/** The newest attempt in the answer of the history call; null where there is none that can be read. */
export function readNewest(history: unknown): NewestAttempt | null {
  const { time, totalsum } =
    listIn(history)
      .map(recordIn)
      .find((record) => totalsIn(record.totalsum).length > 0) ?? {};
  if (totalsum === undefined) return null;
  return { time: timeIn(time), totalsum: textIn(totalsum) ?? JSON.stringify(totalsum) };
}

/**
 * The navigation state for the newest attempt and the answer of the feedback call.
 * @returns null where either is missing: the report page then fetches both
 */
export function writeReportState({ time, totalsum }: NewestAttempt, feedback: unknown): ReportState | null {
  const [scores = [], levels = [], percentiles = [], gauges = []] = listIn(feedback).map(listIn);
  if (time === null || scores.length === 0) return null;
  return {
    reportDate: time,
    feedback: levels,
    totalsum,
    percentile: percentiles,
    percentilevalue: gauges,
  };
}

/** What came along with the navigation: the newest attempt and what the server said of it. */
export interface CarriedReport {
  /** ISO 8601. */
  readonly time: string;
  readonly scores: Scores;
  readonly result: Result;
}

/** Reads a navigation state; null for anything else, for example nothing. */
export function readReportState(
  instrument: HistoryOrder & FeedbackOrder,
  state: unknown,
): CarriedReport | null {
  const { reportDate, feedback, totalsum, percentile, percentilevalue } = recordIn(state);
  const time = timeIn(reportDate);
  const scores = readTotalsum(instrument, totalsum);
  if (time === null || scores === null) return null;
  if (![feedback, percentile, percentilevalue].every(Array.isArray)) return null;
  const values = instrument.feedback.order.map((id) => scores[id] ?? null);
  const result = readFeedback(instrument, [values, feedback, percentile, percentilevalue]);
  return result && { time, scores, result };
}
