import type { PageHead } from './page-head.ts';

/** The dates that a head holds, as text, under their keys. */
export function listDates({ kind, values }: PageHead): { readonly key: string; readonly date: string }[] {
  return (kind === 'site' ? ['updated', 'version'] : ['updated']).flatMap((key) => {
    const value = values[key];
    return value === undefined || value === null || value === '' ? [] : [{ key, date: String(value) }];
  });
}
