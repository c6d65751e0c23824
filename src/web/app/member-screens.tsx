import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import type { ComponentType } from 'react';
import type { CatalogueName } from '#web-language/load-messages.ts';

const loadProfileScreens = () => import('#features/account/profile-screens.ts');

export interface MemberScreen {
  /** Loads in parallel with the screen. */
  readonly messages: readonly CatalogueName[];
  load(content: InstrumentCatalogue): Promise<ComponentType>;
}

/**
 * The loaders of screens that are not needed before the first question, by path. They are a separate chunk, because the names of
 * the chunks of these screens would be part of the first load.
 */
export const memberScreens = {
  '/dashboard': {
    messages: ['dashboard', 'plan'],
    load: async ({ cards, loadInstrument }: InstrumentCatalogue) => {
      const { Dashboard } = await import('./dashboard.tsx');
      const activeCards = listActiveSections(cards);
      return () => <Dashboard cards={activeCards} loadInstrument={loadInstrument} />;
    },
  },
  '/registrationForm': {
    messages: ['account', 'domain'],
    load: async () => (await loadProfileScreens()).RegistrationFormScreen,
  },
  '/myPatternScreen': {
    messages: ['pattern', 'results'],
    load: async ({ cards, loadInstrument }: InstrumentCatalogue) => {
      const [{ MyPatternScreen }, ...instruments] = await Promise.all([
        import('#features/pattern/my-pattern-screen.tsx'),
        ...listActiveSections(cards).map(({ id }) => loadInstrument(id)),
      ]);
      return () => <MyPatternScreen instruments={instruments} />;
    },
  },
  '/myPatternFeedback': {
    messages: ['results'],
    load: async ({ cards: allCards, loadInstrument }: InstrumentCatalogue) => {
      const cards = listActiveSections(allCards);
      const [firstCard] = cards;
      const [{ MyPatternFeedbackScreen }, instrument] = await Promise.all([
        import('#features/feedback/my-pattern-feedback-screen.tsx'),
        firstCard && loadInstrument(firstCard.id),
      ]);
      return () =>
        instrument && (
          <MyPatternFeedbackScreen lead={instrument} cards={cards} loadInstrument={loadInstrument} />
        );
    },
  },
  '/patternSummary': {
    messages: ['pattern', 'results'],
    load: async ({ cards, loadInstrument }: InstrumentCatalogue) => {
      const [{ PatternSummaryScreen }, ...instruments] = await Promise.all([
        import('#features/pattern/pattern-summary-screen.tsx'),
        ...listActiveSections(cards).map(({ id }) => loadInstrument(id)),
      ]);
      return () => <PatternSummaryScreen instruments={instruments} />;
    },
  },
  [referenceValuesAddress]: {
    messages: ['pattern', 'results', 'domain'],
    load: async ({ cards, loadInstrument }: InstrumentCatalogue) => {
      const [{ ReferenceValuesScreen }, ...instruments] = await Promise.all([
        import('#features/reference-values/reference-values-screen.tsx'),
        // Results of retired sections stay, so their reference values are displayed too.
        ...cards.map(({ id }) => loadInstrument(id)),
      ]);
      return () => <ReferenceValuesScreen instruments={instruments} />;
    },
  },
  '/this-week': {
    messages: ['plan'],
    load: async () => {
      const [{ ThisWeekScreen }, { default: content }] = await Promise.all([
        import('#features/plan/this-week-screen.tsx'),
        import('#compiled/plan.json'),
      ]);
      return () => <ThisWeekScreen content={content} />;
    },
  },
  '/userFeedbackForm': {
    messages: ['survey', 'domain'],
    load: async () => {
      return (await import('#features/survey/user-feedback-form-screen.tsx')).UserFeedbackFormScreen;
    },
  },
  '/profilePage': {
    messages: ['profile', 'domain'],
    load: async ({ cards }: InstrumentCatalogue) => {
      const { ProfilePageScreen } = await import('#features/profile/profile-page-screen.tsx');
      return () => <ProfilePageScreen sectionIds={cards.map(({ id }) => id)} />;
    },
  },
  '/profilePage/edit': {
    messages: ['account', 'domain'],
    load: async () => (await loadProfileScreens()).ProfilePageEditScreen,
  },
  '/termsUpdate': {
    messages: ['account', 'domain'],
    load: async () => (await loadProfileScreens()).TermsUpdateScreen,
  },
} as const satisfies Record<string, MemberScreen>;

export type MemberScreenPath = keyof typeof memberScreens;
