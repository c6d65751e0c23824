import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { hasOutdatedDraft } from '#api/device/drafts.ts';
import { isAutoAdvanceOn, setAutoAdvance } from '#api/device/preferences.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { getFixedPosition } from '#domain/answers/question-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Wrap } from '#ui/page/page.tsx';
import { classes } from '#ui/theme/classes.ts';
import { accentClass } from '#ui/theme/accent.ts';
import type { QuestionController, Extras } from './question-controller.ts';
import { useDraft } from './draft/use-draft.ts';
import { assessmentSent, leaveRequested } from './exit-slice.ts';
import { LazyFailureNote, LazyQueuedNote, LazyRedirect } from './lazy-parts.tsx';
import { Question } from './question.tsx';
import styles from './questionnaire.module.css';
import { screenMessages } from './screen-messages.ts';
import { useLeaving } from './use-leaving.ts';
import { useSubmission } from './use-submission.ts';

export interface EngineProps {
  instrument: Instrument;
  userid: string;
  fetchAhead?: () => Promise<unknown>;
  /** Left out for a plain instrument. */
  extras?: Extras;
}

/** Shows every item of an instrument, one at a time, and sends the answers. Knows no instrument by name. */
export function Engine(props: EngineProps) {
  useLeaving(props.instrument);
  const navigate = useNavigate();
  const showFeedback = () => navigate(props.instrument.routes.feedback, { replace: true });
  return <Items {...props} showFeedback={showFeedback} />;
}

/** Apart from the engine, so that an answer runs nothing but what it changes. */
function Items(props: EngineProps & { showFeedback: () => void }) {
  const { instrument, userid, fetchAhead, extras } = props;
  const dispatch = useDispatch();
  const { draft, place, isSaved, hasEnded, answer, goTo, step, latest } = useDraft(
    instrument,
    userid,
    extras?.placeOf ?? getFixedPosition,
  );
  const [isOutdated] = useState(() => hasOutdatedDraft(instrument, userid));
  const [movesOn, setMovesOn] = useState(isAutoAdvanceOn);
  const submission = useSubmission(instrument, userid, goTo, props.showFeedback, fetchAhead);
  const { item, question } = place;
  const [first] = useState(item);
  const [moved, setMoved] = useState(false);
  // By a button here, or because another tab went on.
  if (!moved && item !== first) setMoved(true);

  useFetchingAhead((place.number - 1) / place.count, fetchAhead);

  const chooseMovesOn = useCallback((on: boolean) => {
    setMovesOn(on);
    setAutoAdvance(on);
  }, []);

  // While this tab sends, the draft goes by itself.
  const sentElsewhere = hasEnded && !submission.busy;
  useEffect(() => {
    if (sentElsewhere) dispatch(assessmentSent());
  }, [dispatch, sentElsewhere]);

  function send() {
    const finished = latest();
    if (finished) submission.send(finished);
  }

  if (sentElsewhere)
    return (
      <LazyRedirect
        tone="info"
        text={countQueuedAnswers() > 0 ? screenMessages.alreadyKept : screenMessages.alreadySent}
        to={instrument.routes.feedback}
      />
    );
  if (submission.kept)
    return (
      <Wrap>
        <LazyQueuedNote instrument={instrument} userid={userid} />
      </Wrap>
    );

  const asking: QuestionController = {
    instrument,
    place,
    value: question === null ? null : (draft.options[question] ?? null),
    extras,
    arrived: moved,
    movesOn,
    busy: submission.busy,
    setMovesOn: chooseMovesOn,
    answer,
    move: (to) => step(item, to),
    finish: send,
    leave: isSaved ? () => dispatch(leaveRequested('/dashboard')) : undefined,
  };

  return (
    <Wrap className={classes(styles.quiz, !moved && styles.first, accentClass(instrument.look.ink))}>
      <Question
        asking={asking}
        problem={
          submission.failure && (
            <LazyFailureNote failure={submission.failure} isSaved={isSaved} userid={userid} onRetry={send} />
          )
        }
      >
        {isOutdated && !moved && <p className="note">{screenMessages.outdated}</p>}
        {!isSaved && <p className="note">{screenMessages.notKept}</p>}
      </Question>
    </Wrap>
  );
}

/**
 * Fetches what comes after the answers once the last third begins, and again with later answers while it did not come.
 * @param part of the questions behind the person, 0 to 1
 */
function useFetchingAhead(part: number, fetchAhead?: () => Promise<unknown>): void {
  const fetched = useRef(false);
  const late = part < 2 / 3 ? 0 : part;
  useEffect(() => {
    // Some browsers remember that a part did not come: without a line nobody asks for it.
    if (!late || fetched.current || !navigator.onLine) return;
    fetched.current = true;
    fetchAhead?.().catch(() => {
      fetched.current = false;
    });
  }, [late, fetchAhead]);
}
