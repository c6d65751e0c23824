import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { useEdition } from './edition.ts';
import { lazyScreen } from './lazy-screen.tsx';
import { loadResults } from './load-member-screens.ts';
import type { ScreenRoute } from './screen-route.ts';
import { useTitleFont } from './use-title-font.ts';
import { useTranslation } from '#web-language/use-translation.ts';
import { useAttemptLanguage } from './use-attempt-language.ts';
import { Loading } from './shell/loading.tsx';
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
      return function Questionnaire() {
        const language = useAttemptLanguage(card.id);
        useTitleFont(useTranslation().language);
        const { edition, isCurrent } = useEdition(instrument, loadQuestions, language);
        if (!isCurrent) return <Loading />;
        return (
          <QuestionnaireScreen
            instrument={edition}
            sections={cards}
            fetchAhead={async () => (await loadResults()).preloadResults(card, content)}
          />
        );
      };
    }),
  }));
}
