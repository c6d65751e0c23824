/**
 * `content/chain.json`: the order of the reading pages. It defines previous and next pages, the titles of pages,
 * and the covers of the library.
 */
export interface ReadingOrder {
  /** In reading order; each has a cover on the resources screen. */
  readonly chapters: readonly ReadingChapter[];
  /** Pages outside the order. A link in a text opens them, and Next leads back into the order. */
  readonly side: readonly SidePage[];
}

/** A chapter of reading pages. */
export interface ReadingChapter {
  /** Folder under `content/reading` with the pages of the chapter. */
  readonly id: string;
  /** The title bar of its pages. */
  readonly title: string;
  readonly card: ChapterCard;
  /** One of the five accent colours. */
  readonly ink: ChapterAccent;
  /** Whether its pages have the help block at the top and at the bottom. */
  readonly help?: boolean;
  readonly pages: readonly ReadingPageEntry[];
}

/** A cover on the resources screen. */
export interface ChapterCard {
  readonly title: string;
  readonly text: string;
  /** Name of a drawing in `ui/cover`; an unknown name gives the default drawing. */
  readonly art: string;
}

/** The slug of a page, or a page with a Next other than the following page. */
export type ReadingPageEntry = string | { readonly page: string; readonly next: string };

/** A page outside the reading order. */
export interface SidePage {
  readonly page: string;
  readonly title: string;
  readonly ink: ChapterAccent;
  /** The previous page, if the browser history is empty. */
  readonly after: string;
  /** A slug, or an address of the app with a leading slash. */
  readonly next: string;
}

/** One of the five accent colours of chapters and sections. */
export type ChapterAccent = 's1' | 's2' | 's3' | 's4' | 's5';

/** The slug of an entry: the file name of the page. Its address is '/' and the slug. */
export function getSlug(entry: ReadingPageEntry): string {
  return typeof entry === 'string' ? entry : entry.page;
}

/** The target of Next: that of the entry, or the following page; undefined for the last page. */
export function getNextAddress(
  entry: ReadingPageEntry,
  after: ReadingPageEntry | undefined,
): string | undefined {
  if (typeof entry !== 'string') return entry.next;
  return after === undefined ? undefined : getSlug(after);
}

/** Converts a `next` to an address without the base path. */
export function toAddress(next: string): string {
  return next.startsWith('/') ? next : `/${next}`;
}
