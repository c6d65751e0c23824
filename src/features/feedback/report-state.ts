import type { Feedback, HistoryRecord } from '../../contract/bodies.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { scoresByName } from '../../domain/scoring/history.ts';

/** What came along with the navigation to the report: the newest attempt and its feedback. */
export interface CarriedReport {
  readonly attempt: HistoryRecord;
  readonly feedback: Feedback;
}

/**
 * Reads the navigation state {reportDate, feedback, totalsum, percentile, percentilevalue}: date of the newest
 * attempt, levels, scores, percentiles as text and as numbers. Null for anything else, for example nothing.
 */
export function carriedReport(instrument: Instrument, state: unknown): CarriedReport | null {
  if (typeof state !== 'object' || state === null) return null;
  const { reportDate, feedback, totalsum, percentile, percentilevalue } = state as Record<string, unknown>;
  if (typeof reportDate !== 'string' || typeof totalsum !== 'string') return null;
  if (![feedback, percentile, percentilevalue].every(Array.isArray)) return null;
  const scores = scoresByName(instrument, totalsum);
  return {
    attempt: { time: reportDate, totalsum },
    feedback: [
      instrument.feedback.order.map((id) => scores[id] ?? null),
      feedback as string[],
      percentile as string[],
      percentilevalue as (number | null)[],
    ],
  };
}
