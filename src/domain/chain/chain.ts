/**
 * `content/chain.json`, exactly as a researcher writes it: which reading page follows which.
 * The only source of back and next, of the titles above the pages and of the covers of the library.
 */
export interface ReadingOrder {
  /** In reading order. Each has one cover on the resources screen. */
  readonly chapters: readonly ReadingChapter[];
  /** Pages beside the row: a link in a text leads to them, and their Next leads back into the row. */
  readonly side: readonly SidePage[];
}

export interface ReadingChapter {
  /** Name of the folder under `content/reading` that holds the chapter's pages. */
  readonly id: string;
  /** The words of the title bar on each of its pages. */
  readonly title: string;
  readonly card: ChapterCard;
  /** One of the five inks. */
  readonly ink: ChapterAccent;
  /** The help block stands at top and bottom of every page of the chapter. */
  readonly help?: boolean;
  readonly pages: readonly ReadingPageEntry[];
}

/** A cover on the resources screen. */
export interface ChapterCard {
  readonly title: string;
  readonly text: string;
  /** Name of a composition in `ui/cover`; an unknown name draws the default one. */
  readonly art: string;
}

/** The slug of a page; or a page whose Next does not lead to the one after it. */
export type ReadingPageEntry = string | { readonly page: string; readonly next: string };

export interface SidePage {
  readonly page: string;
  readonly title: string;
  readonly ink: ChapterAccent;
  /** The page that a person without a history came from. */
  readonly after: string;
  /** A slug, or an address of the program with a leading slash. */
  readonly next: string;
}

export type ChapterAccent = 's1' | 's2' | 's3' | 's4' | 's5';

/** The slug of an entry. A page's slug is its file's name, and its address is '/' and the slug. */
export function getSlug(entry: ReadingPageEntry): string {
  return typeof entry === 'string' ? entry : entry.page;
}

/** Where Next leads: to what the entry itself says, else to the page after it; undefined at a dead end. */
export function getNextAddress(
  entry: ReadingPageEntry,
  after: ReadingPageEntry | undefined,
): string | undefined {
  if (typeof entry !== 'string') return entry.next;
  return after === undefined ? undefined : getSlug(after);
}

/** The address that a `next` names, under the base path: a slug stands for its page. */
export function toAddress(next: string): string {
  return next.startsWith('/') ? next : `/${next}`;
}
