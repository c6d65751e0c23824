import library from '../../../content/chain.json?library';
import { addressOf } from '../../domain/chain/chain.ts';
import { placeOf, sideOf } from '../../domain/chain/library.ts';

/** A reading page as a link shows it. */
export interface ReadingPage {
  /** Path under the base. */
  readonly to: string;
  /** The chapter's title and the page's own. */
  readonly title: string;
}

/** The pages for a level's slugs, in their order; a slug that the library does not know is left out. */
export function readingPages(slugs: readonly string[]): ReadingPage[] {
  return slugs.flatMap((slug) => {
    const title = titleOf(slug);
    return title === undefined ? [] : [{ to: addressOf(slug), title }];
  });
}

function titleOf(slug: string): string | undefined {
  const place = placeOf(library, slug);
  return place ? `${place.chapter.title}: ${place.page.title}` : sideOf(library, slug)?.title;
}
