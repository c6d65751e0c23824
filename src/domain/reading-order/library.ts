import {
  toAddress,
  type ReadingOrder,
  type ChapterCard,
  type SidePage,
  type ChapterAccent,
  getNextAddress,
  getSlug,
} from './reading-order.ts';

/** The metadata of a page. */
export interface PageMetadata {
  readonly title: string;
  /** One sentence about the content. */
  readonly summary: string;
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
  /** Language of the page in a translated library. Absent in the English one. */
  readonly language?: string;
}

/** The reading order with the metadata of its pages, for links, covers and title bars. */
export interface Library {
  readonly chapters: readonly Chapter[];
  readonly side: readonly SidePage[];
  /** Language of the titles of chapters in a translated library. Absent in the English one. */
  readonly language?: string;
}

/** A chapter with the metadata of its pages. */
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
  /** The address that Next opens, without the base path; undefined for the last page. */
  readonly next?: string;
}

/** The position of a page in the library. */
export interface ReadingPosition {
  readonly chapter: Chapter;
  readonly page: LibraryPage;
  /** Number of the page in its chapter, from 1. */
  readonly part: number;
  /** The address of the previous page; undefined for the first page. */
  readonly previous?: string;
}

/**
 * Joins the reading order with the metadata of the pages. Skips pages without metadata, which the content check
 * reports.
 * @param metadata by slug
 */
export function createLibrary(
  readingOrder: ReadingOrder,
  metadata: Readonly<Record<string, PageMetadata>>,
): Library {
  const entries = readingOrder.chapters.flatMap(({ pages }) => pages);
  const chapters = readingOrder.chapters.map(({ pages, help = false, ...chapter }) => ({
    ...chapter,
    help,
    pages: pages.flatMap((entry): LibraryPage[] => {
      const slug = getSlug(entry);
      const own = metadata[slug];
      const next = getNextAddress(entry, entries[entries.indexOf(entry) + 1]);
      return own ? [{ slug, ...own, ...(next === undefined ? {} : { next: toAddress(next) }) }] : [];
    }),
  }));
  return { chapters, side: readingOrder.side };
}

/** Finds a page and its position by its slug, case-insensitively; undefined if there is none. */
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

/** Finds a side page by its slug, case-insensitively. */
export function findSidePage(library: Library, slug: string): SidePage | undefined {
  return library.side.find(({ page }) => page.toLowerCase() === slug.toLowerCase());
}
