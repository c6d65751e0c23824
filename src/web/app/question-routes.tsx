import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { loadResults } from './load-member-screens.ts';
import type { ScreenRoute } from './screen-route.ts';
import { createQueryLoader } from './query-loader.ts';
import type { Store } from './store.ts';

/** The questionnaire of each active section. */
export function questionRoutes(content: InstrumentCatalogue, store: Store | null): ScreenRoute[] {
  const { cards, loadQuestions } = content;
  return listActiveSections(cards).map((card) => ({
    path: `${card.routes.questionnaire}/:sectionId`,
    handle: { hidesFooter: true },
    loader: createQueryLoader(store, 'progress', 'consents'),
    lazy: lazyScreen(['questionnaire'], async () => {
      const [{ QuestionnaireScreen, preloadPairCard }, instrument] = await Promise.all([
        import('#features/questionnaire/questionnaire-screen.tsx'),
        loadQuestions(card.id),
      ]);
      await preloadPairCard(instrument);
      return () => (
        <QuestionnaireScreen
          instrument={instrument}
          sections={cards}
          fetchAhead={async () => (await loadResults()).preloadResults(card, content)}
        />
      );
    }),
  }));
}
