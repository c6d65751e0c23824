import type { Feedback, HistoryRecord } from '../../contract/bodies.ts';

/**
 * What travels to the report page as navigation state, as the specification names it. The three lists are in
 * the instrument's feedback order, the numbers in `totalsum` in its history order.
 */
export interface ReportState {
  /** When the newest answers were given, ISO 8601. */
  readonly reportDate: string;
  /** 'High', 'Average', 'Low' or '', one for each score. */
  readonly feedback: readonly string[];
  /** JSON text of the newest scores. */
  readonly totalsum: string;
  /** Percentiles as text, '' where there is none. */
  readonly percentile: readonly string[];
  /** Percentiles as numbers for the gauges. */
  readonly percentilevalue: readonly (number | null)[];
}

/** The state for a newest attempt and its feedback; null when either is missing, and the page fetches both. */
export function reportStateOf(
  newest: HistoryRecord | undefined,
  lists: Feedback | undefined,
): ReportState | null {
  if (newest === undefined || lists === undefined || lists.length === 0) return null;
  const [, levels, percentiles, gauges] = lists;
  return {
    reportDate: newest.time,
    feedback: levels,
    totalsum: newest.totalsum,
    percentile: percentiles,
    percentilevalue: gauges,
  };
}
