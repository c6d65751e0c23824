import { useEffect, useState } from 'react';
import { isAwaited } from '#api/api.ts';
import { useFeedbackQuery, useHistoryQuery } from '#api/results-api.ts';
import { type ReportState, readNewest, writeReportState } from '#contract/wire/report-state.ts';

/** 'failed': the attempts could not be fetched. 'empty': there is none yet. */
export type Pattern =
  | { readonly kind: 'loading' | 'empty' }
  | { readonly kind: 'failed'; readonly trying: boolean; readonly again: () => Promise<void> }
  | { readonly kind: 'ready'; readonly updated: string | null; readonly report: ReportState | null };

/**
 * The newest attempt at one instrument and what its report needs, fetched afresh each time the screen opens.
 * Feedback that fails costs only the navigation state: the report page then fetches for itself.
 */
export function usePattern(userid: string, sectionId: string): Pattern {
  const afresh = { refetchOnMountOrArgChange: true };
  const history = useHistoryQuery({ userid, sectionId }, afresh);
  const feedback = useFeedbackQuery({ userid, sectionId }, afresh);
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    if (history.error) console.warn('Failed to fetch report data', history.error);
  }, [history.error]);
  useEffect(() => {
    if (feedback.error) console.warn('Error fetching feedback', feedback.error);
  }, [feedback.error]);

  async function again() {
    setTrying(true);
    await Promise.all([history.refetch(), feedback.refetch()]);
    setTrying(false);
  }

  // The block with its button stays while it is tried again.
  if (trying) return { kind: 'failed', trying, again };
  if (isAwaited(history) || isAwaited(feedback)) return { kind: 'loading' };
  if (history.isError) return { kind: 'failed', trying, again };
  const newest = readNewest(history.currentData);
  if (newest === null) return { kind: 'empty' };
  return { kind: 'ready', updated: newest.time, report: writeReportState(newest, feedback.currentData) };
}
