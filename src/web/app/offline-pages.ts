import { safetyPlanReview } from '#api/safety-plan.ts';
import exercises from '#compiled/exercises.json';
import help from '#compiled/help-now.json';
import library from '#compiled/library.json';
import { exercisesAddress, toExerciseAddress } from '#domain/exercises/address.ts';
import { directoryAddress, safetyPlanAddress } from '#domain/reading-order/addresses.ts';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { listMemberPages } from './member-pages.ts';

/** Pages that open offline, as paths below the base path. */
export interface OfflinePages {
  /** Prerendered pages: dashboards, introductions, questions, and pages of chapters with `help`. */
  readonly pages: readonly string[];
  /** Screens that the app renders into the empty shell: queued answers, library, urgent help, exercises, safety plan. */
  readonly shellFor: readonly string[];
}

/** Lists the pages to precache. They follow from questionnaires and chapters. */
export function listOfflinePages(cards: readonly InstrumentCard[]): OfflinePages {
  const helpPages = library.chapters
    .filter((chapter) => chapter.help)
    .flatMap(({ pages }) => pages.map(({ slug }) => toAddress(slug)));
  return {
    pages: listMemberPages(cards)
      .filter(({ path, kind }) => kind !== 'reading' || helpPages.includes(path))
      .map(({ path }) => path),
    // The server adds its address to public pages, so they have no fixed hash.
    shellFor: [
      '/resourcesScreen',
      help.urgent.cannotTalk,
      help.urgent.calling,
      directoryAddress,
      ...(safetyPlanReview ? [safetyPlanAddress] : []),
      exercisesAddress,
      ...exercises.map(({ slug }) => toExerciseAddress(slug)),
      ...listActiveSections(cards).map(({ routes }) => routes.feedback),
    ],
  };
}
