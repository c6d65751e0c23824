import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { activeOf } from '#domain/progress/opening.ts';
import type { Content } from './content.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute } from './router/screen-route.ts';

/**
 * The questionnaire of each section that is still asked: the routes of the first load. All others are in `routes.tsx`.
 * @param fetchAhead fetches what comes after the answers of a section; called more than once
 */
export function questionRoutes(
  { cards, loadQuestions }: Content,
  fetchAhead: (card: InstrumentCard) => Promise<unknown>,
): ScreenRoute[] {
  return activeOf(cards).map((card) => ({
    path: `${card.routes.questionnaire}/:sectionId`,
    handle: { whole: true },
    load: lazyScreen(async () => {
      const [{ QuestionnaireScreen, loadPairs }, instrument] = await Promise.all([
        import('#features/questionnaire/questionnaire-screen.tsx'),
        loadQuestions(card.id),
      ]);
      await loadPairs(instrument);
      return () => (
        <QuestionnaireScreen instrument={instrument} sections={cards} fetchAhead={() => fetchAhead(card)} />
      );
    }),
  }));
}
