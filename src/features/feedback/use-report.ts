import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useFeedbackQuery, useHistoryQuery } from '../../api/section-api.ts';
import { useReaderAgeQuery } from '../../api/user-api.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { type Report, reportOf } from './report.ts';
import type { CarriedReport } from './report-state.ts';

/** 'failed': the feedback could not be fetched. 'empty': there is no attempt yet. */
export type ReportState =
  | { readonly kind: 'loading' | 'failed' | 'empty' }
  | { readonly kind: 'ready'; readonly report: Report };

export interface ReportOptions {
  /** A submission is under way, whose result is to be fetched. */
  readonly waiting?: boolean;
  /** Feedback that came along with the navigation: then it is fetched only when there is newer one. */
  readonly carried?: CarriedReport | null;
}

/**
 * Fetches the person's newest feedback and history, afresh each time the screen opens, and their age.
 * A history that fails costs only dates and comparison; both failures are logged.
 */
export function useReport(
  instrument: Instrument,
  userid: string,
  { waiting = false, carried = null }: ReportOptions = {},
): ReportState {
  const of = { userid, sectionId: instrument.id };
  const history = useHistoryQuery(waiting ? skipToken : of, { refetchOnMountOrArgChange: true });
  const records = history.currentData;
  // Navigation state outlives a reload: an attempt made meanwhile outdates it.
  const outdated = carried !== null && records?.[0] !== undefined && records[0].time !== carried.attempt.time;
  const kept = outdated ? null : carried;
  const feedback = useFeedbackQuery(waiting || kept ? skipToken : of, { refetchOnMountOrArgChange: true });
  const { data: age } = useReaderAgeQuery(userid);

  useEffect(() => {
    if (feedback.error) console.warn('Error fetching feedback', feedback.error);
  }, [feedback.error]);
  useEffect(() => {
    if (history.error) console.warn('Failed to fetch report data', history.error);
  }, [history.error]);

  const lists = kept ? kept.feedback : feedback.currentData;
  const report = useMemo(() => {
    if (!lists || age === undefined) return null;
    return reportOf(instrument, lists, records ?? (kept ? [kept.attempt] : []), age);
  }, [instrument, lists, records, kept, age]);

  const isFetching = kept ? history.isLoading : feedback.isFetching || history.isFetching;
  if (waiting || isFetching || age === undefined) return { kind: 'loading' };
  if (!kept && feedback.isError) return { kind: 'failed' };
  return report ? { kind: 'ready', report } : { kind: 'empty' };
}
