import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useState } from 'react';
import { isFetchingWithoutData } from '#api/api.ts';
import { useHelpFirstSectionIds } from '#api/help-first.ts';
import { useReaderFactsQuery } from '#api/reader-facts-api.ts';
import { useFeedbackQuery, useHistoryQuery } from '#api/results-api.ts';
import type { ReportFromState } from '#contract/wire/report-state.ts';
import { readFeedback } from '#contract/wire/scores.ts';
import { readHistory } from '#contract/wire/sections.ts';
import type { CompiledInstrument } from '#domain/scoring/formula-metadata.ts';
import { type FeedbackReport, buildReport } from './report.ts';
import { useTranslation } from '#web-language/use-translation.ts';

/** 'failed': the feedback could not be fetched. 'empty': there is no attempt yet. */
export type FeedbackReportState =
  | { readonly kind: 'loading' | 'empty' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => Promise<unknown> }
  | { readonly kind: 'ready'; readonly report: FeedbackReport };

/** Options of `useReport`. */
export interface UseReportOptions {
  /** A submission is in flight whose result is fetched afterwards. */
  readonly isSubmitting?: boolean;
  /** Feedback of the navigation state; fetched only if there is a newer attempt. */
  readonly navigationReport?: ReportFromState | null;
  /** Ids of the questions skipped in the answers just sent from this tab, null if there are none. */
  readonly skipped?: readonly string[] | null;
}

/**
 * Fetches the newest feedback, the history and the demographics of the user each time the screen opens. Without a
 * history only dates and comparison are missing; failures are logged.
 */
export function useReport(
  instrument: CompiledInstrument,
  userid: string,
  { isSubmitting = false, navigationReport = null, skipped = null }: UseReportOptions = {},
): FeedbackReportState {
  const { t, format } = useTranslation();
  const query = { userid, sectionId: instrument.id };
  const history = useHistoryQuery(isSubmitting ? skipToken : query, { refetchOnMountOrArgChange: true });
  const attempts = useMemo(
    () => (history.currentData === undefined ? null : readHistory(instrument, history.currentData)),
    [instrument, history.currentData],
  );
  // Navigation state survives a reload, so a newer attempt makes it outdated.
  const newest = attempts?.[0];
  const isOutdated =
    navigationReport !== null && newest !== undefined && newest.time !== navigationReport.time;
  const currentReport = isOutdated ? null : navigationReport;
  const feedback = useFeedbackQuery(isSubmitting || currentReport ? skipToken : query, {
    refetchOnMountOrArgChange: true,
  });
  const { data: demographics } = useReaderFactsQuery(userid, { refetchOnMountOrArgChange: 60 });
  const sentHelpFirst = useHelpFirstSectionIds(userid).includes(instrument.id);
  const [isRetrying, setIsRetrying] = useState(false);

  useEffect(() => {
    if (feedback.error) console.warn('Error fetching feedback', feedback.error);
  }, [feedback.error]);
  useEffect(() => {
    if (history.error) console.warn('Failed to fetch report data', history.error);
  }, [history.error]);

  const report = useMemo(() => {
    const result = currentReport ? currentReport.result : readFeedback(instrument, feedback.currentData);
    if (!result || !demographics) return null;
    return buildReport(
      t,
      format,
      instrument,
      result,
      attempts ?? (currentReport ? [currentReport] : []),
      demographics,
      {
        sentHelpFirst,
        isHistoryKnown: attempts !== null,
        skipped,
      },
    );
  }, [
    t,
    format,
    instrument,
    feedback.currentData,
    attempts,
    currentReport,
    demographics,
    sentHelpFirst,
    skipped,
  ]);

  async function retry() {
    setIsRetrying(true);
    await Promise.all([feedback.refetch(), history.refetch()]);
    setIsRetrying(false);
  }

  // Keeps the block with its button during a retry.
  if (isRetrying) return { kind: 'failed', isRetrying, retry };
  // Keeps cached results during a refetch, so that Back restores the scroll position.
  if (isSubmitting || isFetchingWithoutData(feedback) || isFetchingWithoutData(history) || !demographics)
    return { kind: 'loading' };
  if (!currentReport && feedback.isError) return { kind: 'failed', isRetrying, retry };
  return report ? { kind: 'ready', report } : { kind: 'empty' };
}
