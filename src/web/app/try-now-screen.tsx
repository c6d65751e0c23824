import { type ComponentType, useEffect, useMemo } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Navigate } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { selectSession } from '#api/session.ts';
import { getYearInIndia, isUnderageYear } from '#domain/account/birth-year.ts';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { listActiveSections } from '#domain/progress/section-unlocking.ts';
import { useAgeRefusal } from '#features/account/age/age-refusal.ts';
import { BirthYearForm } from '#features/account/age/birth-year-form.tsx';
import { UnderageHelp } from '#features/account/age/underage-help.tsx';
import {
  answersSaved,
  assessmentShown,
  disarmed,
  type ExitState,
  selectExit,
} from '#features/questionnaire/exit-slice.ts';
import { AnswersDeletedNote } from '#features/trial/answers-deleted-note.tsx';
import { TrialStepNotLoaded } from '#features/trial/trial-step-not-loaded.tsx';
import { TrialFrame } from '#features/trial/trial-frame.tsx';
import { TrialStart } from '#features/trial/trial-start.tsx';
import { useLoadedComponent } from '#features/trial/use-loaded-component.ts';
import { type LeaveWarnings, useTrial } from '#features/trial/use-trial.ts';
import type { InstrumentCatalogue } from './instrument-catalogue.ts';
import { NotFound } from './not-found.tsx';
import type { SessionController } from './session-controller.ts';
import { ExitDialog } from './shell/exit-dialog.tsx';
import { useTranslation } from '#web-language/use-translation.ts';

interface TryNowProps {
  readonly card: InstrumentCard;
  readonly content: InstrumentCatalogue;
  /** The exit dialog was confirmed. */
  onExit(): void;
}

/** Creates the screen for the section in `content/settings.json`. Without one there is no such page. */
export function createTryNowScreen(
  content: InstrumentCatalogue,
  sessionController: Pick<SessionController, 'leaveAssessment'>,
): ComponentType {
  const card = listActiveSections(content.cards).find(({ id }) => id === settings.trial?.section);
  if (!card) return NotFound;
  const onExit = () => void sessionController.leaveAssessment();
  return () => <TryNow card={card} content={content} onExit={onExit} />;
}

/** Questions without an account: the year of birth, the questions, and the result in words. */
function TryNow({ card, content, onExit }: TryNowProps) {
  const { t } = useTranslation();
  const { loadQuestions, loadResult } = useMemo(() => createLoaders(card, content), [card, content]);
  const questions = useLoadedComponent(loadQuestions);
  const result = useLoadedComponent(loadResult);
  const isLoggedIn = useSelector(selectSession) !== null;
  const [isRefused, refuse] = useAgeRefusal();
  const trial = useTrial(useLeaveWarnings(card.id));
  const { step } = trial;
  const accent = card.look.ink;

  // Loaded while the person types the year, and the result with the questions, so that it opens offline too.
  const [loadFirst, loadThen] = [questions.load, result.load];
  useEffect(() => {
    void loadFirst().then(loadThen);
  }, [loadFirst, loadThen]);

  if (isLoggedIn && step.name === 'start') return <Navigate to="/dashboard" replace />;
  if (isRefused)
    return (
      <TrialFrame
        key="refused"
        title={t('trial.start.title')}
        accent={accent}
        takesFocus={step.name === 'start'}
      >
        <UnderageHelp />
      </TrialFrame>
    );
  return (
    <>
      {step.name === 'start' && (
        <TrialFrame title={t('trial.start.title')} accent={accent}>
          <TrialStart minutes={card.minutes}>
            <BirthYearForm
              onYear={(year) => (isUnderageYear(year, getYearInIndia()) ? refuse() : trial.begin(year))}
            />
          </TrialStart>
        </TrialFrame>
      )}
      {step.name === 'questions' &&
        (questions.Component ? (
          <questions.Component draft={step.draft} onChange={trial.change} onFinish={trial.finish} />
        ) : (
          <TrialStepNotLoaded accent={accent} hasFailed={questions.hasFailed} onRetry={questions.load} />
        ))}
      {step.name === 'result' &&
        (result.Component ? (
          <result.Component trial={step} onKept={trial.keep} onDelete={trial.remove} />
        ) : (
          <TrialStepNotLoaded accent={accent} hasFailed={result.hasFailed} onRetry={result.load} />
        ))}
      {step.name === 'deleted' && (
        <TrialFrame key="deleted" title={t('trial.remove.title')} accent={accent} takesFocus>
          <AnswersDeletedNote />
        </TrialFrame>
      )}
      <ExitDialog cards={[card]} onExit={onExit} />
    </>
  );
}

/** Loaders of the steps after the year of birth, which are separate chunks. */
function createLoaders(card: InstrumentCard, content: InstrumentCatalogue) {
  const loadParts = () => import('#features/questionnaire/questionnaire-screen.tsx');
  return {
    async loadQuestions() {
      const [{ createTrialQuestions }, parts, instrument] = await Promise.all([
        import('./trial-questions.tsx'),
        loadParts(),
        content.loadQuestions(card.id),
      ]);
      await parts.preloadPairCard(instrument);
      return createTrialQuestions(instrument, parts);
    },
    async loadResult() {
      const [{ createTrialResult }, parts, instrument] = await Promise.all([
        import('./trial-result.tsx'),
        loadParts(),
        content.loadInstrument(card.id),
      ]);
      return createTrialResult(instrument, parts);
    },
  };
}

/** The exit dialog and, while the steps are displayed, the warning of the browser. The quick exit disables both. */
function useLeaveWarnings(sectionId: string): LeaveWarnings {
  const dispatch = useDispatch();
  const store = useStore<{ exit: ExitState }>();
  return useMemo(
    () => ({
      enable() {
        dispatch(assessmentShown(sectionId));
        dispatch(answersSaved(false));
      },
      disable() {
        dispatch(disarmed());
      },
      areEnabled: () => selectExit(store.getState()).inAssessment,
    }),
    [dispatch, store, sectionId],
  );
}
