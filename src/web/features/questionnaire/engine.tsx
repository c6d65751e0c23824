import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { movesOnByItself, setMovesOnByItself } from '#api/device/preferences.ts';
import type { Answer } from '#domain/answers/codes.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Wrap } from '#ui/page/page.tsx';
import { classes } from '#ui/theme/classes.ts';
import { inkClass } from '#ui/theme/ink.ts';
import { assessmentSent, leaveRequested } from './exit-slice.ts';
import { LateFailureNote, LateTurnAway } from './late-parts.tsx';
import { Question } from './question.tsx';
import styles from './questionnaire.module.css';
import { strings } from './strings.ts';
import { useDraft } from './use-draft.ts';
import { useLeaving } from './use-leaving.ts';
import type { Asking } from './use-question.ts';
import { useSubmission } from './use-submission.ts';

interface Props {
  instrument: Instrument;
  userid: string;
  fetchAhead?: () => Promise<unknown>;
}

/** Asks every item of an instrument, one at a time, and sends the answers. Knows no instrument by name. */
export function Engine({ instrument, userid, fetchAhead }: Props) {
  useLeaving(instrument);
  const dispatch = useDispatch();
  const { draft, kept, gone, answer, goTo, latest } = useDraft(instrument, userid);
  const [movesOn, setMovesOn] = useState(movesOnByItself);
  const submission = useSubmission(instrument, userid, goTo);
  const { index } = draft;
  const [first] = useState(index);
  const [moved, setMoved] = useState(false);
  // By a button here, or because another tab went on.
  if (!moved && index !== first) setMoved(true);

  const part = index / instrument.items.length;
  useEffect(() => {
    // Some browsers remember that a part did not come: without a line nobody asks for it.
    if (part >= 2 / 3 && navigator.onLine) fetchAhead?.().catch(() => undefined);
  }, [part, fetchAhead]);

  function chooseMovesOn(on: boolean) {
    setMovesOn(on);
    setMovesOnByItself(on);
  }

  // While this tab sends, the draft goes by itself.
  const sentElsewhere = gone && !submission.busy;
  useEffect(() => {
    if (sentElsewhere) dispatch(assessmentSent());
  }, [dispatch, sentElsewhere]);

  function send() {
    const finished = latest();
    if (finished) submission.send(finished);
  }

  if (sentElsewhere)
    return <LateTurnAway tone="info" text={strings.alreadySent} to={instrument.routes.feedback} />;

  const asking: Asking = {
    instrument,
    index,
    code: codeAt(draft.options, index),
    arrived: moved,
    movesOn,
    busy: submission.busy,
    setMovesOn: chooseMovesOn,
    answer,
    move: goTo,
    finish: send,
    leave: kept ? () => dispatch(leaveRequested('/dashboard')) : undefined,
  };

  return (
    <Wrap className={classes(styles.quiz, inkClass(instrument.look.ink))}>
      <Question
        key={index}
        asking={asking}
        problem={
          submission.failure && (
            <LateFailureNote failure={submission.failure} kept={kept} userid={userid} onRetry={send} />
          )
        }
      >
        {!kept && <p className="note">{strings.notKept}</p>}
      </Question>
    </Wrap>
  );
}

/** The code of an option or a slider's place. */
function codeAt(options: readonly Answer[], index: number): number | null {
  const answer = options[index] ?? null;
  return typeof answer === 'number' ? answer : null;
}
