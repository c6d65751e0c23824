import {
  addressOf,
  type Chain,
  type ChainCard,
  type ChainSide,
  type ChapterInk,
  nextOf,
  slugOf,
} from './chain.ts';

/** What a page says about itself, and what its text comes to. */
export interface PageFacts {
  readonly title: string;
  /** One sentence: what the reader will find. */
  readonly summary: string;
  /** Whole minutes to read, at least 1. */
  readonly minutes: number;
}

/** The chain with what its pages say about themselves: all that links, covers and title bars need. */
export interface Library {
  readonly chapters: readonly Chapter[];
  readonly side: readonly ChainSide[];
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly card: ChainCard;
  readonly ink: ChapterInk;
  readonly help: boolean;
  /** Only pages that exist. */
  readonly pages: readonly LibraryPage[];
}

interface LibraryPage extends PageFacts {
  readonly slug: string;
  /** The address that Next leads to, under the base path; undefined at a dead end. */
  readonly next?: string;
}

/** Where a page stands in the library. */
export interface Place {
  readonly chapter: Chapter;
  readonly page: LibraryPage;
  /** From 1. */
  readonly part: number;
  /** The address before it in the row; undefined for the first page of all. */
  readonly previous?: string;
}

/**
 * Joins the chain with the facts of its pages. A page without facts is left out; the check of content tells of it.
 * @param facts by slug
 */
export function libraryOf(chain: Chain, facts: Readonly<Record<string, PageFacts>>): Library {
  const entries = chain.chapters.flatMap(({ pages }) => pages);
  const chapters = chain.chapters.map(({ pages, help = false, ...chapter }) => ({
    ...chapter,
    help,
    pages: pages.flatMap((entry): LibraryPage[] => {
      const slug = slugOf(entry);
      const own = facts[slug];
      const next = nextOf(entry, entries[entries.indexOf(entry) + 1]);
      return own ? [{ slug, ...own, ...(next === undefined ? {} : { next: addressOf(next) }) }] : [];
    }),
  }));
  return { chapters, side: chain.side };
}

/** The page at a slug, whatever its letter case, with its place; undefined when there is none. */
export function placeOf(library: Library, slug: string): Place | undefined {
  const wanted = slug.toLowerCase();
  let previous: string | undefined;
  for (const chapter of library.chapters) {
    for (const [index, page] of chapter.pages.entries()) {
      if (page.slug.toLowerCase() === wanted) return { chapter, page, part: index + 1, previous };
      previous = addressOf(page.slug);
    }
  }
  return undefined;
}

/** The side page at a slug, whatever its letter case. */
export function sideOf(library: Library, slug: string): ChainSide | undefined {
  return library.side.find(({ page }) => page.toLowerCase() === slug.toLowerCase());
}
