import { toAddress, type ReadingOrder, getNextAddress, getSlug } from '#domain/chain/chain.ts';
import { repeats } from '#domain/instrument/check/same.ts';
import { findNearestName } from './wording/nearest.ts';

/** A page file under `content/reading`. */
export interface ReadingFile {
  /** Relative to the repository. */
  readonly file: string;
  readonly slug: string;
  /** The name of its folder. */
  readonly folder: string;
}

/** What the chain is checked against. */
export interface ChainReferences {
  readonly pages: readonly ReadingFile[];
  /** Files in the folders of pages that are not pages, relative to the repository. */
  readonly strays: readonly string[];
  /** Addresses of screens, site pages and instruments, each with a leading slash. */
  readonly addresses: readonly string[];
  /** Reserved addresses. */
  readonly reserved: readonly string[];
}

/** `content/chain.json` with what its rules need: its entries, the files they lack, and where Next leads. */
export interface ChainFile extends ChainReferences {
  readonly file: string;
  readonly chain: ReadingOrder;
  readonly entries: readonly ChainEntry[];
  readonly missing: readonly MissingFile[];
  /** Empty while a page stands in two places: then nobody can say where Next leads. */
  readonly steps: readonly ReadingStep[];
  readonly lineOfPath: (path: string) => number | undefined;
}

/** An entry of `pages` with its place in the file. */
export interface ChainEntry {
  readonly slug: string;
  /** Id of its chapter, and name of the folder that its file must lie in. */
  readonly folder: string;
  readonly path: string;
}

/** An entry whose file is not where it should be, with the file that was perhaps meant. */
interface MissingFile extends ChainEntry {
  /** The file with the same slug, in another folder or in other letters. */
  readonly other?: ReadingFile;
  /** A file of the same folder that is in no chapter, with almost the same name. */
  readonly near?: ReadingFile;
}

/** A page or side page with where its Next leads. */
export interface ReadingStep {
  readonly slug: string;
  readonly path: string;
  /** Undefined at a dead end. */
  readonly next: string | undefined;
  /** A cover or a link in a text leads here without any Next. */
  readonly isChapterStart: boolean;
}

/** Reads the chain for its rules. Its shape was checked by the JSON schema before. */
export function readChainFile(
  chain: ReadingOrder,
  references: ChainReferences,
  lineOfPath: (path: string) => number | undefined = () => undefined,
): ChainFile {
  const entries = listEntries(chain);
  const isTwice = repeats(entries.map(({ slug }) => slug.toLowerCase())).length > 0;
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

/** The path of the file of an entry. */
export function getPagePath({ folder, slug }: Pick<ChainEntry, 'folder' | 'slug'>): string {
  return `content/reading/${folder}/${slug}.mdx`;
}

/** The stop that Next leads to; undefined for an address of another screen, and at a dead end. */
export function follow(steps: readonly ReadingStep[], { next }: ReadingStep): ReadingStep | undefined {
  if (next === undefined) return undefined;
  const target = toAddress(next).toLowerCase();
  return steps.find(({ slug }) => toAddress(slug).toLowerCase() === target);
}

function listEntries({ chapters }: ReadingOrder): ChainEntry[] {
  return chapters.flatMap(({ id, pages }, at) =>
    pages.map((page, n) => ({
      slug: getSlug(page),
      folder: id,
      path: `chapters[${at}].pages[${n}]${typeof page === 'string' ? '' : '.page'}`,
    })),
  );
}

function findMissingFiles(
  entries: readonly ChainEntry[],
  { pages, strays }: Pick<ChainReferences, 'pages' | 'strays'>,
): MissingFile[] {
  const listed = entries.map(({ slug }) => slug.toLowerCase());
  return entries.flatMap((entry): MissingFile[] => {
    const { slug, folder } = entry;
    if (pages.some((page) => page.slug === slug && page.folder === folder)) return [];
    // A page saved under another ending is reported at that file.
    if (strays.some((stray) => stray.startsWith(`content/reading/${folder}/${slug}.`))) return [];
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
