import { useEffect } from 'react';
import { useSummaryQuery } from '../../api/section-api.ts';
import { useReaderAgeQuery } from '../../api/user-api.ts';
import type { SummaryRecord } from '../../contract/bodies.ts';

/** The newest scores of every section and the age in years they are read at. */
export type Summary =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; again(): void }
  | { readonly kind: 'ready'; readonly records: readonly SummaryRecord[]; readonly age: number };

/** Fetches the summary afresh each time the screen opens, and the person's age. */
export function useSummary(userid: string): Summary {
  const summary = useSummaryQuery(userid, { refetchOnMountOrArgChange: true });
  const { data: age } = useReaderAgeQuery(userid);

  useEffect(() => {
    if (summary.error) console.warn('API error', summary.error);
  }, [summary.error]);

  if (summary.isFetching || age === undefined) return { kind: 'loading' };
  if (summary.data === undefined || summary.isError)
    return { kind: 'failed', again: () => void summary.refetch() };
  return { kind: 'ready', records: summary.data, age };
}
