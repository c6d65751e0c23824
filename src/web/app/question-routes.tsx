import { listActive } from '#domain/progress/opening.ts';
import type { Content } from './content.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { loadResults } from './load-member-screens.ts';
import type { ScreenRoute } from './screen-route.ts';
import { startQueries } from './start-queries.ts';
import type { Store } from './store.ts';

/** The questionnaire of each active section. */
export function questionRoutes(content: Content, store: Store | null): ScreenRoute[] {
  const { cards, loadQuestions } = content;
  return listActive(cards).map((card) => ({
    path: `${card.routes.questionnaire}/:sectionId`,
    handle: { hidesFooter: true },
    loader: startQueries(store, 'progress', 'consents'),
    lazy: lazyScreen(async () => {
      const [{ QuestionnaireScreen, loadPairs }, instrument] = await Promise.all([
        import('#features/questionnaire/questionnaire-screen.tsx'),
        loadQuestions(card.id),
      ]);
      await loadPairs(instrument);
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
