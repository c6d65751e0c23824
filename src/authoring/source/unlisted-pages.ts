import { type ReadingOrderFile, getPagePath, type ReadingPageFile } from './reading-order-file.ts';

/** A page file that is not in the reading order under its path. */
export interface UnlistedPage extends ReadingPageFile {
  /** The file of the same slug that is in the reading order. */
  readonly listedAs?: string;
  /** True if the name is a valid slug. */
  readonly isNamed: boolean;
}

/** Finds page files that are not in the reading order, except those that a rule on missing files suggests. */
export function findUnlistedPages({ pages, entries, missing }: ReadingOrderFile): UnlistedPage[] {
  const named = missing.flatMap(({ other, near }) => [other?.file, near?.file]);
  const listed = entries.map((entry) => ({ slug: entry.slug.toLowerCase(), file: getPagePath(entry) }));
  return pages.flatMap((page): UnlistedPage[] => {
    const { file, slug } = page;
    if (named.includes(file) || listed.some((one) => one.file === file)) return [];
    const other = listed.find((one) => one.slug === slug.toLowerCase());
    const isNamed = /^[A-Za-z][A-Za-z0-9-]*$/.test(slug);
    return [{ ...page, isNamed, ...(other ? { listedAs: other.file } : {}) }];
  });
}
