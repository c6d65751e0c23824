import type { RouteObject } from 'react-router-dom';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { activeOf } from '#domain/progress/opening.ts';
import type { Content } from './content.ts';
import { lazyScreen } from './lazy-screen.tsx';
import type { ShellHandle } from './shell/shell-handle.ts';

const whole: ShellHandle = { whole: true };

/**
 * Introduction, questionnaire, feedback and its tabs of one instrument. Screen and instrument load in parallel. What a
 * retired one asked cannot be opened any more; its results can.
 */
export function instrumentRoutes(card: InstrumentCard, content: Content): RouteObject[] {
  return [...(card.set?.retired ? [] : askingRoutes(card, content)), ...resultRoutes(card, content)];
}

function askingRoutes(card: InstrumentCard, content: Content): RouteObject[] {
  const { cards, loadQuestions } = content;
  return [
    {
      path: card.routes.intro,
      handle: whole,
      lazy: lazyScreen(async () => {
        const [{ IntroScreen }, instrument] = await Promise.all([
          import('#features/questionnaire/intro-screen.tsx'),
          loadQuestions(card.id),
        ]);
        return () => <IntroScreen instrument={instrument} count={activeOf(cards).length} />;
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
        const fetchAhead = () => Promise.all([feedbackOf(card, content), import('#ui/toast/toaster.tsx')]);
        return () => <QuestionnaireScreen instrument={instrument} sections={cards} fetchAhead={fetchAhead} />;
      }),
    },
  ];
}

function resultRoutes(card: InstrumentCard, content: Content): RouteObject[] {
  const { cards, loadInstrument } = content;
  const tabs = cards.filter(({ id, set }) => id === card.id || !set?.retired);
  return [
    {
      path: card.routes.feedback,
      lazy: lazyScreen(() => feedbackOf(card, content)),
    },
    {
      path: card.routes.combined,
      lazy: lazyScreen(async () => {
        const { CombinedScreen } = await import('#features/feedback/combined-screen.tsx');
        return () => <CombinedScreen cards={tabs} initial={card.id} loadInstrument={loadInstrument} />;
      }),
    },
  ];
}

async function feedbackOf(card: InstrumentCard, { loadInstrument }: Content) {
  const [{ FeedbackScreen }, instrument] = await Promise.all([
    import('#features/feedback/feedback-screen.tsx'),
    loadInstrument(card.id),
  ]);
  return () => <FeedbackScreen instrument={instrument} />;
}
