import { type ChainFile, getPagePath, type ReadingFile } from './reading-order-file.ts';

/** A page file that is not where the chain has its slug. */
export interface UnlistedPage extends ReadingFile {
  /** The file of the same slug that the chain means. */
  readonly listedAs?: string;
  /** Its name can be a slug: a letter, then letters, digits and hyphens. */
  readonly isNamed: boolean;
}

/** Page files that the chain does not have; none that a rule on a missing file names already. */
export function findUnlistedPages({ pages, entries, missing }: ChainFile): UnlistedPage[] {
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
