import library from '#compiled/library.json';
import { toAddress } from '#domain/chain/chain.ts';
import { findReadingPosition, findSidePage } from '#domain/chain/library.ts';
import type { Ink } from '#domain/instrument/instrument.ts';

/** A reading page as a card shows it. */
export interface ReadingLink {
  /** Path under the base. */
  readonly to: string;
  /** The page's own title. */
  readonly title: string;
  /** Whole minutes to read; null where nobody knows. */
  readonly minutes: number | null;
  /** Name of the composition on its cover; '' for the default one. */
  readonly art: string;
  readonly ink: Ink;
}

/** The pages for a level's slugs, in their order; a slug that the library does not know is left out. */
export function readingLinks(slugs: readonly string[]): ReadingLink[] {
  return slugs.flatMap((slug): ReadingLink[] => {
    const to = toAddress(slug);
    const place = findReadingPosition(library, slug);
    if (place) {
      const { chapter, page } = place;
      return [{ to, title: page.title, minutes: page.minutes, art: chapter.card.art, ink: chapter.ink }];
    }
    const side = findSidePage(library, slug);
    return side ? [{ to, title: side.title, minutes: null, art: '', ink: side.ink }] : [];
  });
}
