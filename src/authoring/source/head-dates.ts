import type { PageHead } from './page-head.ts';

/** Lists the dates of a head as text, by key. */
export function listDates({ kind, values }: PageHead): { readonly key: string; readonly date: string }[] {
  return (kind === 'site' ? ['updated', 'version'] : ['updated']).flatMap((key) => {
    const value = values[key];
    return value === undefined || value === null || value === '' ? [] : [{ key, date: String(value) }];
  });
}
