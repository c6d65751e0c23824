import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { hasOutdatedDraft } from '#api/device/drafts.ts';
import { clearAllAssessmentMarks } from '#api/device/assessment-marks.ts';
import { isAutoAdvanceOn, setAutoAdvance } from '#api/device/preferences.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { isDeclinedAt } from '#domain/answers/draft.ts';
import { getFixedPosition } from '#domain/answers/question-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Container } from '#ui/page/page.tsx';
import type { QuestionController, OptionalQuestionFeatures } from './question-controller.ts';
import { useDraft } from './draft/use-draft.ts';
import { answersSaved, assessmentSent, leaveConfirmed } from './exit-slice.ts';
import { LazyFailureNote, LazyQueuedNote, LazyRedirect } from './lazy-parts.tsx';
import { Question, QuestionPage } from './question.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSubmission } from './use-submission.ts';
import { sourceLanguage } from '#web-language/languages.ts';
import { getLanguageName } from '#language/language-name.ts';
import { isInOtherLanguage } from './is-in-other-language.ts';
import { useTranslation } from '#web-language/use-translation.ts';

export interface EngineProps {
  instrument: Instrument;
  userid: string;
  fetchAhead?: () => Promise<unknown>;
  /** Left out for a plain instrument. */
  extras?: OptionalQuestionFeatures;
}

/** Opens a page, which displays the notice. */
type OpenPage = (path: string, notice?: string) => void;

/** Displays the items of any instrument one at a time, and sends the answers. */
export function Engine(props: EngineProps) {
  useLeaveGuard(props.instrument);
  const navigate = useNavigate();
  const open: OpenPage = (path, notice) =>
    void navigate(path, { replace: true, state: notice && { pageNotice: notice } });
  return <Items {...props} open={open} />;
}

/** Separate from `Engine`, so that an answer rerenders only what depends on it. */
function Items(props: EngineProps & { open: OpenPage }) {
  const { t, language } = useTranslation();
  const { instrument, userid, fetchAhead, extras, open } = props;
  const dispatch = useDispatch();
  const { draft, position, isSaved, hasEnded, answer, goTo, step, getLatest } = useDraft(
    instrument,
    userid,
    extras?.findPosition ?? getFixedPosition,
  );
  const [isOutdated] = useState(() => hasOutdatedDraft(instrument, userid));
  const [autoAdvance, setAutoAdvanceState] = useState(isAutoAdvanceOn);
  const showFeedback = () => open(instrument.routes.feedback);
  const submission = useSubmission(instrument, userid, goTo, showFeedback, fetchAhead);
  const { item, question } = position;
  const isOtherLanguage = isInOtherLanguage(instrument, language);
  const [firstItem] = useState(item);
  const [hasMoved, setHasMoved] = useState(false);
  // The item changes by a button, or by another tab.
  if (!hasMoved && item !== firstItem) setHasMoved(true);

  usePrefetch((position.number - 1) / position.count, fetchAhead);

  const changeAutoAdvance = useCallback((on: boolean) => {
    setAutoAdvanceState(on);
    setAutoAdvance(on);
  }, []);

  // A draft that this tab is sending ends as well.
  const isSentElsewhere = hasEnded && !submission.isSending;
  useEffect(() => {
    if (isSentElsewhere) dispatch(assessmentSent());
  }, [dispatch, isSentElsewhere]);

  useEffect(() => {
    dispatch(answersSaved(isSaved));
  }, [dispatch, isSaved]);

  function send() {
    const finishedDraft = getLatest();
    if (finishedDraft) submission.send(finishedDraft);
  }

  /** Each answer is saved when it is given, so leaving saves nothing more. */
  function leave() {
    clearAllAssessmentMarks();
    dispatch(leaveConfirmed());
    open('/dashboard', t('questionnaire.saved'));
  }

  if (isSentElsewhere)
    return (
      <LazyRedirect
        status="info"
        text={countQueuedAnswers() > 0 ? t('questionnaire.alreadyQueued') : t('questionnaire.alreadySent')}
        to={instrument.routes.feedback}
      />
    );
  if (submission.isQueued)
    return (
      <Container>
        <LazyQueuedNote instrument={instrument} userid={userid} />
      </Container>
    );

  const controller: QuestionController = {
    instrument,
    position,
    value: question === null ? null : (draft.options[question] ?? null),
    isDeclined: question !== null && isDeclinedAt(draft, question),
    declinedCount: draft.declined?.filter(Boolean).length ?? 0,
    extras,
    hasMoved,
    autoAdvance,
    isSending: submission.isSending,
    setAutoAdvance: changeAutoAdvance,
    answer,
    move: (to) => step(item, to),
    finish: send,
    leave: isSaved ? leave : undefined,
  };

  return (
    <QuestionPage instrument={instrument} isFirst={!hasMoved}>
      <Question
        controller={controller}
        problem={
          submission.failure && (
            <LazyFailureNote failure={submission.failure} isSaved={isSaved} userid={userid} onRetry={send} />
          )
        }
      >
        {isOtherLanguage && (
          <p className="note">
            {t('questionnaire.otherLanguage', {
              language: getLanguageName((instrument.language ?? sourceLanguage).slice(0, 2), language),
            })}
          </p>
        )}
        {isOutdated && !hasMoved && <p className="note">{t('questionnaire.outdated')}</p>}
        {!isSaved && <p className="note">{t('questionnaire.notSaved')}</p>}
      </Question>
    </QuestionPage>
  );
}

/**
 * Prefetches the feedback screen in the last third of the questions, and retries after a failure.
 * @param share share of answered questions, 0 to 1
 */
function usePrefetch(share: number, fetchAhead?: () => Promise<unknown>): void {
  const isFetched = useRef(false);
  const lateShare = share < 2 / 3 ? 0 : share;
  useEffect(() => {
    // Some browsers cache a failed import, so nothing is requested offline.
    if (!lateShare || isFetched.current || !navigator.onLine) return;
    isFetched.current = true;
    fetchAhead?.().catch(() => {
      isFetched.current = false;
    });
  }, [lateShare, fetchAhead]);
}
