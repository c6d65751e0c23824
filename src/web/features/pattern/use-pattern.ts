import { useEffect, useState } from 'react';
import { isFetchingWithoutData } from '#api/api.ts';
import { useFeedbackQuery, useHistoryQuery } from '#api/results-api.ts';
import { type ReportState, readNewestAttempt, writeReportState } from '#contract/wire/report-state.ts';

/** 'failed': the attempts could not be fetched. 'empty': there is no attempt yet. */
export type PatternResult =
  | { readonly kind: 'loading' | 'empty' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => Promise<void> }
  | { readonly kind: 'ready'; readonly updated: string | null; readonly report: ReportState | null };

/**
 * Fetches the newest attempt at one instrument and the data of its report each time the screen opens. Without
 * feedback only the navigation state is missing; the report page then fetches it.
 */
export function usePattern(userid: string, sectionId: string): PatternResult {
  const options = { refetchOnMountOrArgChange: true };
  const history = useHistoryQuery({ userid, sectionId }, options);
  const feedback = useFeedbackQuery({ userid, sectionId }, options);
  const [isRetrying, setIsRetrying] = useState(false);

  useEffect(() => {
    if (history.error) console.warn('Failed to fetch report data', history.error);
  }, [history.error]);
  useEffect(() => {
    if (feedback.error) console.warn('Error fetching feedback', feedback.error);
  }, [feedback.error]);

  async function retry() {
    setIsRetrying(true);
    await Promise.all([history.refetch(), feedback.refetch()]);
    setIsRetrying(false);
  }

  // Keeps the block with its button during a retry.
  if (isRetrying) return { kind: 'failed', isRetrying, retry };
  if (isFetchingWithoutData(history) || isFetchingWithoutData(feedback)) return { kind: 'loading' };
  if (history.isError) return { kind: 'failed', isRetrying, retry };
  const newest = readNewestAttempt(history.currentData);
  if (newest === null) return { kind: 'empty' };
  return { kind: 'ready', updated: newest.time, report: writeReportState(newest, feedback.currentData) };
}
