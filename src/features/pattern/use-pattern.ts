import { useEffect } from 'react';
import { useFeedbackQuery, useHistoryQuery } from '../../api/section-api.ts';
import { type ReportState, reportStateOf } from './report-state.ts';

/** 'failed': the attempts could not be fetched. 'empty': there is none yet. */
export type Pattern =
  | { readonly kind: 'loading' | 'empty' }
  | { readonly kind: 'failed'; again(): void }
  | { readonly kind: 'ready'; readonly updated: string; readonly report: ReportState | null };

/**
 * The newest attempt at one instrument and what its report needs, fetched afresh each time the screen opens.
 * Feedback that fails costs only the navigation state: the report page then fetches for itself.
 */
export function usePattern(userid: string, sectionId: string): Pattern {
  const afresh = { refetchOnMountOrArgChange: true };
  const history = useHistoryQuery({ userid, sectionId }, afresh);
  const feedback = useFeedbackQuery({ userid, sectionId }, afresh);

  useEffect(() => {
    if (history.error) console.warn('Failed to fetch report data', history.error);
  }, [history.error]);
  useEffect(() => {
    if (feedback.error) console.warn('Error fetching feedback', feedback.error);
  }, [feedback.error]);

  if (history.isFetching || feedback.isFetching) return { kind: 'loading' };
  if (history.isError) {
    return {
      kind: 'failed',
      again: () => {
        void history.refetch();
        void feedback.refetch();
      },
    };
  }
  const newest = history.data?.[0];
  if (newest === undefined) return { kind: 'empty' };
  return { kind: 'ready', updated: newest.time, report: reportStateOf(newest, feedback.data) };
}
