import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActive } from '#domain/progress/opening.ts';
import type { Content } from './content.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { loadResults } from './load-member-screens.ts';
import { maskPath, type ScreenRoute } from './screen-route.ts';
import { startQueries } from './start-queries.ts';
import type { Store } from './store.ts';

/**
 * Introduction, feedback and combined feedback of one instrument. Screen and instrument load in parallel. A retired
 * instrument has only results.
 */
export function instrumentRoutes(card: InstrumentCard, content: Content, store: Store | null): ScreenRoute[] {
  const { cards, loadQuestions } = content;
  const { id, routes, set } = card;
  const results = [
    {
      path: routes.feedback,
      handle: { maskPath },
      loader: startQueries(store, 'progress'),
      lazy: lazyScreen(async () => (await loadResults()).loadFeedback(card, content)),
    },
    {
      path: routes.combined,
      handle: { maskPath },
      lazy: lazyScreen(async () => (await loadResults()).loadCombined(card, content)),
    },
  ];
  if (set?.retired) return results;
  return [
    {
      path: routes.intro,
      handle: { hidesFooter: true },
      loader: startQueries(store, 'consents'),
      lazy: lazyScreen(async () => {
        const [{ IntroScreen }, instrument] = await Promise.all([
          import('#features/questionnaire/intro-screen.tsx'),
          loadQuestions(id),
        ]);
        return () => <IntroScreen instrument={instrument} count={listActive(cards).length} />;
      }),
    },
    ...results,
  ];
}
