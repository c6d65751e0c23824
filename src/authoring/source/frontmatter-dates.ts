import type { PageFrontmatter } from './frontmatter.ts';

/** Lists the dates of a head as text, by key. */
export function listFrontmatterDates({
  kind,
  values,
}: PageFrontmatter): { readonly key: string; readonly date: string }[] {
  return ['updated', 'reviewed', ...(kind === 'site' ? ['version'] : [])].flatMap((key) => {
    const value = values[key];
    return value === undefined || value === null || value === '' ? [] : [{ key, date: String(value) }];
  });
}
