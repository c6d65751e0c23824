import library from '#compiled/library.json';
import { toAddress } from '#domain/chain/chain.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActive } from '#domain/progress/opening.ts';
import type { PageFacts } from '#boot/member-page.ts';

/** A page behind the login that is the same for everybody until the program has come. */
export interface MemberPage {
  /** Under the base path. */
  readonly path: string;
  /** What its script must know before the first paint. */
  readonly facts: PageFacts;
  /** A question can be answered at once, a text can be read without the program; what else is there waits for it. */
  readonly kind: 'question' | 'frame' | 'reading';
}

/** Dashboards, introductions, questions and every page to read: a new file is a new page. */
export function memberPages(cards: readonly InstrumentCard[]): MemberPage[] {
  const frame = (path: string, facts: PageFacts = {}): MemberPage => ({ path, facts, kind: 'frame' });
  const asked = listActive(cards).flatMap(({ id, version, routes }): MemberPage[] => {
    const facts = { section: id, version };
    const questions = `${routes.questionnaire}/${id}`;
    return [
      frame(routes.intro, facts),
      { path: questions, facts: { ...facts, introPath: routes.intro }, kind: 'question' },
    ];
  });
  // Those beside the row are for doing, and need the program.
  const texts = library.chapters.flatMap(({ pages }) => pages);
  return [
    frame('/dashboard'),
    frame('/dashboard-start'),
    ...asked,
    ...texts.map(({ slug }): MemberPage => ({ path: toAddress(slug), facts: {}, kind: 'reading' })),
  ];
}
