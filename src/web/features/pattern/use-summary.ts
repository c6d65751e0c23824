import { useEffect, useState } from 'react';
import { useReaderFactsQuery } from '#api/reader-facts-api.ts';
import { useSummaryQuery } from './summary-api.ts';

/** The newest scores of every section, as they came, and the age in years they are read at. */
export type Summary =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly trying: boolean; readonly again: () => Promise<void> }
  | { readonly kind: 'ready'; readonly body: unknown; readonly age: number };

/** Fetches the summary afresh each time the screen opens, and the person's age. */
export function useSummary(userid: string): Summary {
  const summary = useSummaryQuery(userid, { refetchOnMountOrArgChange: true });
  const age = useReaderFactsQuery(userid).data?.age;
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
  if (summary.isFetching || age === undefined) return { kind: 'loading' };
  if (summary.data === undefined || summary.isError) return { kind: 'failed', trying, again };
  return { kind: 'ready', body: summary.data, age };
}
