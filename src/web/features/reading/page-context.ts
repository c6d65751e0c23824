import { toAddress, type ChapterAccent } from '#domain/chain/chain.ts';
import { type Library, findReadingPosition, findSidePage } from '#domain/chain/library.ts';
import { messages } from './messages.ts';

/** All that surrounds the text of a page, as the chain has it. */
export interface PageContext {
  readonly slug: string;
  /** As the library knows it; a page beside the row has the chain's title until its own text is there. */
  readonly title: string;
  /** The words of the title bar. */
  readonly bar: string;
  readonly ink: ChapterAccent;
  /** The help block is at top and bottom. */
  readonly help: boolean;
  /** Whole minutes to read; undefined beside the row, where nobody counts. */
  readonly minutes?: number;
  /** Undefined beside the row. */
  readonly part?: { readonly number: number; readonly of: number };
  /** Where Back leads when the program began with this page. */
  readonly before: string;
  /** Undefined at a dead end. */
  readonly next?: Destination;
}

/** Where Next leads. */
export interface Destination {
  /** Path under the base. */
  readonly to: string;
  /** What is there; '' for an address that has no words. */
  readonly title: string;
  /** The chapter's title, where another chapter begins. */
  readonly chapter?: string;
}

/** What surrounds the page at a slug, whatever its letter case; undefined when the chain knows no such page. */
export function findPageContext(library: Library, slug: string): PageContext | undefined {
  const place = findReadingPosition(library, slug);
  if (place) {
    const { chapter, page, part, previous } = place;
    return {
      slug: page.slug,
      title: page.title,
      bar: chapter.title,
      ink: chapter.ink,
      help: chapter.help,
      minutes: page.minutes,
      part: { number: part, of: chapter.pages.length },
      before: previous ?? resources,
      next: page.next === undefined ? undefined : destinationOf(library, page.next, chapter.id),
    };
  }
  const side = findSidePage(library, slug);
  return (
    side && {
      slug: side.page,
      title: side.title,
      bar: side.title,
      ink: side.ink,
      help: false,
      before: toAddress(side.after),
      next: destinationOf(library, toAddress(side.next)),
    }
  );
}

const resources = '/resourcesScreen';

function destinationOf(library: Library, to: string, from?: string): Destination {
  const slug = to.slice(1);
  const place = findReadingPosition(library, slug);
  if (!place) return { to, title: findSidePage(library, slug)?.title ?? messages.places[to] ?? '' };
  const { chapter, page } = place;
  return { to, title: page.title, ...(chapter.id === from ? {} : { chapter: chapter.title }) };
}
