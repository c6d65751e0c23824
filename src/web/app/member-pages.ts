import library from '#compiled/library.json';
import { toAddress } from '#domain/reading-order/reading-order.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import type { MemberPageData } from '#boot/member-page.ts';

/** A prerendered page for members, equal for all of them until hydration. */
export interface MemberPage {
  /** Path below the base path. */
  readonly path: string;
  /** Data for the boot script. */
  readonly pageData: MemberPageData;
  /** How much works before hydration: one answer, the text, or nothing but the frame. */
  readonly kind: 'question' | 'frame' | 'reading';
}

/** Lists the pages to prerender: dashboards, introductions, questions and all reading pages. */
export function listMemberPages(cards: readonly InstrumentCard[]): MemberPage[] {
  const frame = (path: string, pageData: MemberPageData = {}): MemberPage => ({
    path,
    pageData,
    kind: 'frame',
  });
  const activePages = listActiveSections(cards).flatMap(({ id, version, routes }): MemberPage[] => {
    const pageData = { section: id, version };
    const questions = `${routes.questionnaire}/${id}`;
    return [
      frame(routes.intro, pageData),
      { path: questions, pageData: { ...pageData, introPath: routes.intro }, kind: 'question' },
    ];
  });
  // Pages outside the reading order are interactive and need the app.
  const texts = library.chapters.flatMap(({ pages }) => pages);
  return [
    frame('/dashboard'),
    frame('/dashboard-start'),
    ...activePages,
    ...texts.map(({ slug }): MemberPage => ({ path: toAddress(slug), pageData: {}, kind: 'reading' })),
  ];
}
