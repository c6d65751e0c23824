import { useEffect, useState } from 'react';
import { isFetchingWithoutData } from '#api/api.ts';
import { useReaderFactsQuery } from '#api/reader-facts-api.ts';
import type { Demographics } from '#domain/scoring/demographics.ts';
import { useSummaryQuery } from './summary-api.ts';

/** The response of the summary route, and the current demographics. */
export type SummaryResult =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly retry: () => Promise<void> }
  | { readonly kind: 'ready'; readonly body: unknown; readonly demographics: Demographics };

/** Fetches the summary and the demographics of the user each time the screen opens. */
export function useSummary(userid: string): SummaryResult {
  const summary = useSummaryQuery(userid, { refetchOnMountOrArgChange: true });
  const { data: demographics } = useReaderFactsQuery(userid, { refetchOnMountOrArgChange: 60 });
  const [isRetrying, setIsRetrying] = useState(false);

  useEffect(() => {
    if (summary.error) console.warn('API error', summary.error);
  }, [summary.error]);

  async function retry() {
    setIsRetrying(true);
    await summary.refetch();
    setIsRetrying(false);
  }

  // Keeps the block with its button during a retry.
  if (isRetrying) return { kind: 'failed', isRetrying, retry };
  if (isFetchingWithoutData(summary) || !demographics) return { kind: 'loading' };
  if (summary.currentData === undefined || summary.isError) return { kind: 'failed', isRetrying, retry };
  return { kind: 'ready', body: summary.currentData, demographics };
}
