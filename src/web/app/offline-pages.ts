import help from '#compiled/help-now.json';
import library from '#compiled/library.json';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActive } from '#domain/progress/opening.ts';
import { listMemberPages } from './member-pages.ts';

/** Pages that open offline, as paths below the base path. */
export interface OfflinePages {
  /** Prerendered pages: dashboards, introductions, questions, pages of chapters with `help`, and 'I cannot talk now'. */
  readonly pages: readonly string[];
  /** Screens that the app renders into the empty shell: queued answers and the library. */
  readonly shellFor: readonly string[];
}

/** Lists the pages to precache. They follow from questionnaires and chapters. */
export function listOfflinePages(cards: readonly InstrumentCard[]): OfflinePages {
  const helpPages = library.chapters
    .filter((chapter) => chapter.help)
    .flatMap(({ pages }) => pages.map(({ slug }) => toAddress(slug)));
  const memberPages = listMemberPages(cards)
    .filter(({ path, kind }) => kind !== 'reading' || helpPages.includes(path))
    .map(({ path }) => path);
  return {
    pages: [...new Set([...memberPages, help.urgent.cannotTalk])],
    shellFor: ['/resourcesScreen', ...listActive(cards).map(({ routes }) => routes.feedback)],
  };
}
