import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { useEdition } from './edition.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { loadResults } from './load-member-screens.ts';
import { maskPath, type ScreenRoute } from './screen-route.ts';
import { createQueryLoader } from './query-loader.ts';
import type { Store } from './store.ts';

/**
 * Introduction, feedback and combined feedback of one instrument. Screen and instrument load in parallel. A retired
 * instrument has only results.
 */
export function instrumentRoutes(
  card: InstrumentCard,
  content: InstrumentCatalogue,
  store: Store | null,
): ScreenRoute[] {
  const { cards, loadQuestions } = content;
  const { id, routes, set } = card;
  const results = [
    {
      path: routes.feedback,
      handle: { maskPath },
      loader: createQueryLoader(store, 'progress'),
      lazy: lazyScreen(['help', 'results'], async () => (await loadResults()).loadFeedback(card, content)),
    },
    {
      path: routes.combined,
      handle: { maskPath },
      lazy: lazyScreen(['help', 'results'], async () => (await loadResults()).loadCombined(card, content)),
    },
  ];
  if (set?.retired) return results;
  return [
    {
      path: routes.intro,
      handle: { hidesFooter: true },
      loader: createQueryLoader(store, 'consents'),
      lazy: lazyScreen(['intro', 'questionnaire', 'shell'], async () => {
        const [{ IntroScreen }, instrument] = await Promise.all([
          import('#features/questionnaire/intro-screen.tsx'),
          loadQuestions(id),
        ]);
        return function Intro() {
          const { edition } = useEdition(instrument, loadQuestions);
          return <IntroScreen instrument={edition} count={listActiveSections(cards).length} />;
        };
      }),
    },
    ...results,
  ];
}
