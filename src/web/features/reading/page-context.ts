import { toAddress, type ChapterAccent } from '#domain/reading-order/reading-order.ts';
import { type Library, findReadingPosition, findSidePage } from '#domain/reading-order/library.ts';
import type { PlainMessageId } from '#language/translate.ts';

/** The data around the text of a page, from the reading order. */
export interface PageContext {
  readonly slug: string;
  /** Title in the library. A side page has the title of the reading order until its text is loaded. */
  readonly title: string;
  /** Text of the title bar. */
  readonly barTitle: string;
  readonly accent: ChapterAccent;
  /** Help is displayed at top and bottom. */
  readonly help: boolean;
  /** Reading time in whole minutes; undefined for a side page. */
  readonly minutes?: number;
  /** Undefined for a side page. */
  readonly part?: { readonly number: number; readonly of: number };
  /** Target of Back if the app was opened at this page. */
  readonly backTo: string;
  /** Undefined on the last page. */
  readonly next?: Destination;
}

/** The target of Next. */
export interface Destination {
  /** Path under the base URL. */
  readonly to: string;
  /** Title of the target if it is a page. */
  readonly title?: string;
  /** Name of the target if it is a screen. */
  readonly name?: PlainMessageId;
  /** Title of the chapter, if it is another one. */
  readonly chapter?: string;
}

/** Finds the context of a page by its slug, case-insensitively; undefined if the page is unknown. */
export function findPageContext(library: Library, slug: string): PageContext | undefined {
  const position = findReadingPosition(library, slug);
  if (position) {
    const { chapter, page, part, previous } = position;
    return {
      slug: page.slug,
      title: page.title,
      barTitle: chapter.title,
      accent: chapter.ink,
      help: chapter.help,
      minutes: page.minutes,
      part: { number: part, of: chapter.pages.length },
      backTo: previous ?? resourcesPath,
      next: page.next === undefined ? undefined : findDestination(library, page.next, chapter.id),
    };
  }
  const sidePage = findSidePage(library, slug);
  return (
    sidePage && {
      slug: sidePage.page,
      title: sidePage.title,
      barTitle: sidePage.title,
      accent: sidePage.ink,
      help: false,
      backTo: toAddress(sidePage.after),
      next: findDestination(library, toAddress(sidePage.next)),
    }
  );
}

const resourcesPath = '/resourcesScreen';

const screenNames: Readonly<Record<string, PlainMessageId>> = {
  '/dashboard': 'app.nav.dashboard',
  [resourcesPath]: 'app.nav.resources',
};

function findDestination(library: Library, to: string, chapterId?: string): Destination {
  const slug = to.slice(1);
  const position = findReadingPosition(library, slug);
  if (!position) return { to, title: findSidePage(library, slug)?.title, name: screenNames[to] };
  const { chapter, page } = position;
  return { to, title: page.title, ...(chapter.id === chapterId ? {} : { chapter: chapter.title }) };
}
