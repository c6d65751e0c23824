import {
  toAddress,
  type ReadingOrder,
  type ChapterCard,
  type SidePage,
  type ChapterAccent,
  getNextAddress,
  getSlug,
} from './chain.ts';

/** What a page says about itself, and what its text comes to. */
export interface PageMetadata {
  readonly title: string;
  /** One sentence: what the reader will find. */
  readonly summary: string;
  /** Whole minutes to read, at least 1. */
  readonly minutes: number;
}

/** The chain with what its pages say about themselves: all that links, covers and title bars need. */
export interface Library {
  readonly chapters: readonly Chapter[];
  readonly side: readonly SidePage[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly card: ChapterCard;
  readonly ink: ChapterAccent;
  readonly help: boolean;
  /** Only pages that exist. */
  readonly pages: readonly LibraryPage[];
}

interface LibraryPage extends PageMetadata {
  readonly slug: string;
  /** The address that Next leads to, under the base path; undefined at a dead end. */
  readonly next?: string;
}

/** Where a page stands in the library. */
export interface ReadingPosition {
  readonly chapter: Chapter;
  readonly page: LibraryPage;
  /** From 1. */
  readonly part: number;
  /** The address before it in the row; undefined for the first page of all. */
  readonly previous?: string;
}

/**
 * Joins the chain with the facts of its pages. A page without facts is left out; the check of content tells of it.
 * @param metadata by slug
 */
export function createLibrary(
  chain: ReadingOrder,
  metadata: Readonly<Record<string, PageMetadata>>,
): Library {
  const entries = chain.chapters.flatMap(({ pages }) => pages);
  const chapters = chain.chapters.map(({ pages, help = false, ...chapter }) => ({
    ...chapter,
    help,
    pages: pages.flatMap((entry): LibraryPage[] => {
      const slug = getSlug(entry);
      const own = metadata[slug];
      const next = getNextAddress(entry, entries[entries.indexOf(entry) + 1]);
      return own ? [{ slug, ...own, ...(next === undefined ? {} : { next: toAddress(next) }) }] : [];
    }),
  }));
  return { chapters, side: chain.side };
}

/** The page at a slug, whatever its letter case, with its place; undefined when there is none. */
export function findReadingPosition(library: Library, slug: string): ReadingPosition | undefined {
  const normalised = slug.toLowerCase();
  let previous: string | undefined;
  for (const chapter of library.chapters) {
    for (const [index, page] of chapter.pages.entries()) {
      if (page.slug.toLowerCase() === normalised) return { chapter, page, part: index + 1, previous };
      previous = toAddress(page.slug);
    }
  }
  return undefined;
}

/** The side page at a slug, whatever its letter case. */
export function findSidePage(library: Library, slug: string): SidePage | undefined {
  return library.side.find(({ page }) => page.toLowerCase() === slug.toLowerCase());
}
