import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { activeOf } from '#domain/progress/opening.ts';
import type { Content } from './content.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ScreenRoute, ShellHandle } from './router/screen-route.ts';

const whole: ShellHandle = { whole: true };

/**
 * Introduction, questionnaire, feedback and its tabs of one instrument. Screen and instrument load in parallel. What a
 * retired one asked cannot be opened any more; its results can.
 */
export function instrumentRoutes(
  card: InstrumentCard,
  { cards, loadInstrument, loadQuestions }: Content,
): ScreenRoute[] {
  const { id, routes, set } = card;
  const asked = activeOf(cards);
  const loadFeedback = async () => {
    const [{ FeedbackScreen }, instrument] = await Promise.all([
      import('#features/feedback/feedback-screen.tsx'),
      loadInstrument(id),
    ]);
    return () => <FeedbackScreen instrument={instrument} />;
  };
  const results = [
    { path: routes.feedback, load: lazyScreen(loadFeedback) },
    {
      path: routes.combined,
      load: lazyScreen(async () => {
        const { CombinedScreen } = await import('#features/feedback/combined-screen.tsx');
        const tabs = asked.includes(card) ? asked : [...asked, card];
        return () => <CombinedScreen cards={tabs} initial={id} loadInstrument={loadInstrument} />;
      }),
    },
  ];
  if (set?.retired) return results;
  return [
    {
      path: routes.intro,
      handle: whole,
      load: lazyScreen(async () => {
        const [{ IntroScreen }, instrument] = await Promise.all([
          import('#features/questionnaire/intro-screen.tsx'),
          loadQuestions(id),
        ]);
        return () => <IntroScreen instrument={instrument} count={asked.length} />;
      }),
    },
    {
      path: `${routes.questionnaire}/:sectionId`,
      handle: whole,
      load: lazyScreen(async () => {
        const [{ QuestionnaireScreen, loadPairs }, instrument] = await Promise.all([
          import('#features/questionnaire/questionnaire-screen.tsx'),
          loadQuestions(id),
        ]);
        await loadPairs(instrument);
        const fetchAhead = () =>
          Promise.all([
            loadFeedback(),
            import('#features/feedback/unsent-results.tsx'),
            import('#ui/toast/toaster.tsx'),
          ]);
        return () => <QuestionnaireScreen instrument={instrument} sections={cards} fetchAhead={fetchAhead} />;
      }),
    },
    ...results,
  ];
}
