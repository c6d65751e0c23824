import library from '#compiled/library.json';
import { toAddress } from '#domain/chain/chain.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActive } from '#domain/progress/opening.ts';
import { memberPages } from './member-pages.ts';

/** What opens without a line, under the base path. */
export interface OfflinePages {
  /** Rendered pages, kept whole: dashboards, introductions, questions, and for everybody those about help. */
  readonly pages: readonly string[];
  /** Screens that the program draws by itself: what was answered and not sent, and the library's covers. */
  readonly shellFor: readonly string[];
}

/** Follows from the files of questionnaires and chapters: a new one is kept without a line of code. */
export function listOfflinePages(cards: readonly InstrumentCard[]): OfflinePages {
  const help = library.chapters
    .filter((chapter) => chapter.help)
    .flatMap(({ pages }) => pages.map(({ slug }) => toAddress(slug)));
  return {
    pages: memberPages(cards)
      .filter(({ path, kind }) => kind !== 'reading' || help.includes(path))
      .map(({ path }) => path),
    shellFor: ['/resourcesScreen', ...listActive(cards).map(({ routes }) => routes.feedback)],
  };
}
