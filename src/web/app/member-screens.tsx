// Loads in parallel: most of these screens need it.
import '#web-language/later-messages.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { referenceValuesAddress } from '#domain/reading-order/addresses.ts';
import { useContent } from '#web-language/content.ts';
import { useEdition, useEditions } from './edition.ts';
import { useCards } from './use-cards.ts';
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
    messages: ['dashboard', 'help', 'plan', 'shell', 'trial'],
    load: async ({ cards, loadInstrument }: InstrumentCatalogue) => {
      const { Dashboard } = await import('./dashboard.tsx');
      const activeCards = listActiveSections(cards);
      return () => <Dashboard cards={activeCards} loadInstrument={loadInstrument} />;
    },
  },
  '/registrationForm': {
    messages: ['account', 'login', 'registration', 'domain'],
    load: async () => (await loadProfileScreens()).RegistrationFormScreen,
  },
  '/myPatternScreen': {
    messages: ['help', 'pattern', 'results', 'shell'],
    load: async ({ cards, loadInstrument }: InstrumentCatalogue) => {
      const [{ MyPatternScreen }, ...instruments] = await Promise.all([
        import('#features/pattern/my-pattern-screen.tsx'),
        ...listActiveSections(cards).map(({ id }) => loadInstrument(id)),
      ]);
      return function MyPattern() {
        return <MyPatternScreen instruments={useEditions(instruments, loadInstrument)} />;
      };
    },
  },
  '/myPatternFeedback': {
    messages: ['counsellor', 'help', 'numbers', 'results', 'shell'],
    load: async ({ cards: allCards, loadInstrument }: InstrumentCatalogue) => {
      const cards = listActiveSections(allCards);
      const [firstCard] = cards;
      const [{ MyPatternFeedbackScreen }, instrument] = await Promise.all([
        import('#features/feedback/my-pattern-feedback-screen.tsx'),
        firstCard && loadInstrument(firstCard.id),
      ]);
      if (!instrument) return () => null;
      return function MyPatternFeedback() {
        const { edition } = useEdition(instrument, loadInstrument);
        return (
          <MyPatternFeedbackScreen
            key={edition.language}
            lead={edition}
            cards={useCards(cards)}
            loadInstrument={loadInstrument}
          />
        );
      };
    },
  },
  '/patternSummary': {
    messages: ['help', 'numbers', 'pattern', 'results', 'shell'],
    load: async ({ cards, loadInstrument }: InstrumentCatalogue) => {
      const [{ PatternSummaryScreen }, ...instruments] = await Promise.all([
        import('#features/pattern/pattern-summary-screen.tsx'),
        ...listActiveSections(cards).map(({ id }) => loadInstrument(id)),
      ]);
      return function PatternSummary() {
        return <PatternSummaryScreen instruments={useEditions(instruments, loadInstrument)} />;
      };
    },
  },
  [referenceValuesAddress]: {
    messages: ['pattern', 'results', 'shell', 'domain'],
    load: async ({ cards, loadInstrument }: InstrumentCatalogue) => {
      const [{ ReferenceValuesScreen }, ...instruments] = await Promise.all([
        import('#features/reference-values/reference-values-screen.tsx'),
        // Results of retired sections stay, so their reference values are displayed too.
        ...cards.map(({ id }) => loadInstrument(id)),
      ]);
      return function ReferenceValues() {
        return <ReferenceValuesScreen instruments={useEditions(instruments, loadInstrument)} />;
      };
    },
  },
  '/this-week': {
    messages: ['help', 'plan', 'shell'],
    load: async () => {
      const [{ ThisWeekScreen }, { default: content }] = await Promise.all([
        import('#features/plan/this-week-screen.tsx'),
        import('#compiled/plan.json'),
      ]);
      return function ThisWeek() {
        return <ThisWeekScreen content={useContent('plan.json', content)} />;
      };
    },
  },
  '/userFeedbackForm': {
    messages: ['survey', 'domain'],
    load: async () => {
      return (await import('#features/survey/user-feedback-form-screen.tsx')).UserFeedbackFormScreen;
    },
  },
  '/profilePage': {
    messages: ['profile', 'shell', 'domain'],
    load: async ({ cards }: InstrumentCatalogue) => {
      const { ProfilePageScreen } = await import('#features/profile/profile-page-screen.tsx');
      return () => <ProfilePageScreen sectionIds={cards.map(({ id }) => id)} />;
    },
  },
  '/profilePage/edit': {
    messages: ['account', 'login', 'registration', 'domain'],
    load: async () => (await loadProfileScreens()).ProfilePageEditScreen,
  },
  '/termsUpdate': {
    messages: ['account', 'login', 'registration', 'domain'],
    load: async () => (await loadProfileScreens()).TermsUpdateScreen,
  },
} as const satisfies Record<string, MemberScreen>;

export type MemberScreenPath = keyof typeof memberScreens;
