import englishLibrary from '#compiled/library.json';
import { getContent } from '#web-language/content.ts';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import { findReadingPosition, findSidePage } from '#domain/reading-order/library.ts';
import type { Ink } from '#domain/instrument/instrument.ts';

/** A reading page on a card. */
export interface ReadingLink {
  /** Path under the base URL. */
  readonly to: string;
  /** Title of the page. */
  readonly title: string;
  /** Reading time in whole minutes, null if unknown. */
  readonly minutes: number | null;
  /** Name of the cover drawing, '' for the default. */
  readonly art: string;
  readonly accent: Ink;
}

/** Resolves slugs to reading pages in the language of the page, in order. Unknown slugs are left out. */
export function listReadingLinks(slugs: readonly string[]): ReadingLink[] {
  const library = getContent('library.json', englishLibrary);
  return slugs.flatMap((slug): ReadingLink[] => {
    const to = toAddress(slug);
    const position = findReadingPosition(library, slug);
    if (position) {
      const { chapter, page } = position;
      return [{ to, title: page.title, minutes: page.minutes, art: chapter.card.art, accent: chapter.ink }];
    }
    const sidePage = findSidePage(library, slug);
    return sidePage ? [{ to, title: sidePage.title, minutes: null, art: '', accent: sidePage.ink }] : [];
  });
}
