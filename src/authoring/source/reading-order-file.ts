import {
  toAddress,
  type ReadingOrder,
  getNextAddress,
  getSlug,
} from '#domain/reading-order/reading-order.ts';
import { findDuplicateIndexes } from '#domain/instrument/check/duplicates.ts';
import { findNearestName } from './wording/nearest.ts';

/** A page file below `content/reading`. */
export interface ReadingPageFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly slug: string;
  /** Name of its folder. */
  readonly folder: string;
}

/** The data that the reading order is checked against. */
export interface ReadingOrderReferences {
  readonly pages: readonly ReadingPageFile[];
  /** Files in the page folders that are not pages, relative to the repository. */
  readonly strayFiles: readonly string[];
  /** Addresses of screens, site pages and instruments, each with a leading slash. */
  readonly addresses: readonly string[];
  /** Reserved addresses. */
  readonly reserved: readonly string[];
}

/** `content/chain.json` with the data for its rules: entries, missing files, and links of Next. */
export interface ReadingOrderFile extends ReadingOrderReferences {
  readonly file: string;
  readonly chain: ReadingOrder;
  readonly entries: readonly ReadingOrderEntry[];
  readonly missing: readonly MissingFile[];
  /** Empty if a page has two entries, because its Next is then ambiguous. */
  readonly steps: readonly ReadingStep[];
  readonly lineOfPath: (path: string) => number | undefined;
}

/** An entry of `pages` with its path in the file. */
export interface ReadingOrderEntry {
  readonly slug: string;
  /** Id of its chapter, which is also the required folder of its file. */
  readonly folder: string;
  readonly path: string;
}

/** An entry without a file, and the file that was probably meant. */
interface MissingFile extends ReadingOrderEntry {
  /** A file with the same slug in another folder, or with different case. */
  readonly other?: ReadingPageFile;
  /** A file in the same folder that is in no chapter and has a similar name. */
  readonly near?: ReadingPageFile;
}

/** A page or side page, and where its Next leads. */
export interface ReadingStep {
  readonly slug: string;
  readonly path: string;
  /** Undefined for a dead end. */
  readonly next: string | undefined;
  /** True if a chapter cover or a link in a text leads here. */
  readonly isChapterStart: boolean;
}

/**
 * Prepares the reading order for its rules.
 * @param chain matches the JSON schema
 */
export function toReadingOrderFile(
  chain: ReadingOrder,
  references: ReadingOrderReferences,
  lineOfPath: (path: string) => number | undefined = () => undefined,
): ReadingOrderFile {
  const entries = listEntries(chain);
  const isTwice = findDuplicateIndexes(entries.map(({ slug }) => slug.toLowerCase())).length > 0;
  return {
    file: 'content/chain.json',
    chain,
    ...references,
    entries,
    missing: findMissingFiles(entries, references),
    steps: isTwice ? [] : listSteps(chain),
    lineOfPath,
  };
}

/** Returns the file path of an entry. */
export function getPagePath({ folder, slug }: Pick<ReadingOrderEntry, 'folder' | 'slug'>): string {
  return `content/reading/${folder}/${slug}.mdx`;
}

/** Returns the step to which Next leads; undefined for the address of another screen and for a dead end. */
export function getNextReadingStep(
  steps: readonly ReadingStep[],
  { next }: ReadingStep,
): ReadingStep | undefined {
  if (next === undefined) return undefined;
  const target = toAddress(next).toLowerCase();
  return steps.find(({ slug }) => toAddress(slug).toLowerCase() === target);
}

function listEntries({ chapters }: ReadingOrder): ReadingOrderEntry[] {
  return chapters.flatMap(({ id, pages }, at) =>
    pages.map((page, n) => ({
      slug: getSlug(page),
      folder: id,
      path: `chapters[${at}].pages[${n}]${typeof page === 'string' ? '' : '.page'}`,
    })),
  );
}

function findMissingFiles(
  entries: readonly ReadingOrderEntry[],
  { pages, strayFiles }: Pick<ReadingOrderReferences, 'pages' | 'strayFiles'>,
): MissingFile[] {
  const listed = entries.map(({ slug }) => slug.toLowerCase());
  return entries.flatMap((entry): MissingFile[] => {
    const { slug, folder } = entry;
    if (pages.some((page) => page.slug === slug && page.folder === folder)) return [];
    // A file with another extension is reported by another rule.
    if (strayFiles.some((stray) => stray.startsWith(`content/reading/${folder}/${slug}.`))) return [];
    const other = pages.find((page) => page.slug.toLowerCase() === slug.toLowerCase());
    if (other) return [{ ...entry, other }];
    const free = pages.filter((page) => page.folder === folder && !listed.includes(page.slug.toLowerCase()));
    const name = findNearestName(
      slug,
      free.map((page) => page.slug),
    );
    const near = free.find((page) => page.slug === name);
    return [near ? { ...entry, near } : entry];
  });
}

function listSteps({ chapters, side }: ReadingOrder): ReadingStep[] {
  const entries = chapters.flatMap(({ pages }, at) =>
    pages.map((entry, n) => ({ entry, n, path: `chapters[${at}].pages[${n}]` })),
  );
  const rows = entries.map(({ entry, n, path }, at) => ({
    slug: getSlug(entry),
    path: typeof entry === 'string' ? path : `${path}.next`,
    next: getNextAddress(entry, entries[at + 1]?.entry),
    isChapterStart: n === 0,
  }));
  const sides = side.map(({ page, next }, at) => ({
    slug: page,
    path: `side[${at}].next`,
    next,
    isChapterStart: true,
  }));
  return [...rows, ...sides];
}
