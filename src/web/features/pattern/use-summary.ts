import { useEffect, useState } from 'react';
import { isAwaited } from '#api/api.ts';
import { useReaderFactsQuery } from '#api/reader-facts-api.ts';
import type { Demographics } from '#domain/scoring/facts.ts';
import { useSummaryQuery } from './summary-api.ts';

/** The newest scores of every section, as they came, and the facts they are read with. */
export type Summary =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly trying: boolean; readonly again: () => Promise<void> }
  | { readonly kind: 'ready'; readonly body: unknown; readonly today: Demographics };

/** Fetches the summary afresh each time the screen opens, and the person's own facts. */
export function useSummary(userid: string): Summary {
  const summary = useSummaryQuery(userid, { refetchOnMountOrArgChange: true });
  const { data: today } = useReaderFactsQuery(userid, { refetchOnMountOrArgChange: 60 });
  const [trying, setTrying] = useState(false);

  useEffect(() => {
    if (summary.error) console.warn('API error', summary.error);
  }, [summary.error]);

  async function again() {
    setTrying(true);
    await summary.refetch();
    setTrying(false);
  }

  // The block with its button stays while it is tried again.
  if (trying) return { kind: 'failed', trying, again };
  if (isAwaited(summary) || !today) return { kind: 'loading' };
  if (summary.currentData === undefined || summary.isError) return { kind: 'failed', trying, again };
  return { kind: 'ready', body: summary.currentData, today };
}
