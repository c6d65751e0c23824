import type { RouteObject } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import type { Content } from './content.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ShellHandle } from './shell/shell-handle.ts';

const whole: ShellHandle = { whole: true };

/** Introduction, questionnaire, feedback and its tabs of one instrument. Screen and instrument load in parallel. */
export function instrumentRoutes(
  card: InstrumentCard,
  { cards, loadInstrument, loadQuestions }: Content,
): RouteObject[] {
  const loadFeedback = async () => {
    const [{ FeedbackScreen }, instrument] = await Promise.all([
      import('#features/feedback/feedback-screen.tsx'),
      loadInstrument(card.id),
    ]);
    return () => <FeedbackScreen instrument={instrument} />;
  };
  return [
    {
      path: card.routes.intro,
      handle: whole,
      lazy: lazyScreen(async () => {
        const [{ IntroScreen }, instrument] = await Promise.all([
          import('#features/questionnaire/intro-screen.tsx'),
          loadQuestions(card.id),
        ]);
        return () => <IntroScreen instrument={instrument} count={cards.length} />;
      }),
    },
    {
      path: `${card.routes.questionnaire}/:sectionId`,
      handle: whole,
      lazy: lazyScreen(async () => {
        const [{ QuestionnaireScreen }, instrument] = await Promise.all([
          import('#features/questionnaire/questionnaire-screen.tsx'),
          loadQuestions(card.id),
        ]);
        const fetchAhead = () => Promise.all([loadFeedback(), import('#ui/toast/toaster.tsx')]);
        return () => <QuestionnaireScreen instrument={instrument} fetchAhead={fetchAhead} />;
      }),
    },
    {
      path: card.routes.feedback,
      lazy: lazyScreen(loadFeedback),
    },
    {
      path: card.routes.combined,
      lazy: lazyScreen(async () => {
        const { CombinedScreen } = await import('#features/feedback/combined-screen.tsx');
        return () => <CombinedScreen cards={cards} initial={card.id} loadInstrument={loadInstrument} />;
      }),
    },
  ];
}
