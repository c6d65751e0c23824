import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo } from 'react';
import { useFeedbackQuery, useHistoryQuery } from '../../api/section-api.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { type Report, reportOf } from './report.ts';

/** 'failed': the feedback could not be fetched. 'empty': there is no attempt yet. */
export type ReportState =
  | { readonly kind: 'loading' | 'failed' | 'empty' }
  | { readonly kind: 'ready'; readonly report: Report };

/**
 * Fetches the person's newest feedback and history, afresh each time the screen opens.
 * A history that fails costs only dates and comparison; both failures are logged.
 * @param waiting true while a submission is under way, whose result is to be fetched
 */
export function useReport(instrument: Instrument, userid: string, waiting: boolean): ReportState {
  const of = waiting ? skipToken : { userid, sectionId: instrument.id };
  const feedback = useFeedbackQuery(of, { refetchOnMountOrArgChange: true });
  const history = useHistoryQuery(of, { refetchOnMountOrArgChange: true });

  useEffect(() => {
    if (feedback.error) console.warn('Error fetching feedback', feedback.error);
  }, [feedback.error]);
  useEffect(() => {
    if (history.error) console.warn('Failed to fetch report data', history.error);
  }, [history.error]);

  const lists = feedback.currentData;
  const records = history.currentData;
  const report = useMemo(
    () => lists && reportOf(instrument, lists, records ?? []),
    [instrument, lists, records],
  );

  if (waiting || feedback.isFetching || history.isFetching) return { kind: 'loading' };
  if (feedback.isError) return { kind: 'failed' };
  return report ? { kind: 'ready', report } : { kind: 'empty' };
}
