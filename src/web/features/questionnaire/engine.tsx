import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { movesOnByItself, setMovesOnByItself } from '#api/device/preferences.ts';
import { straightPlace } from '#domain/answers/place.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { Wrap } from '#ui/page/page.tsx';
import { classes } from '#ui/theme/classes.ts';
import { inkClass } from '#ui/theme/ink.ts';
import type { Asking, Extras } from './asking.ts';
import { assessmentSent, leaveRequested } from './exit-slice.ts';
import { LateFailureNote, LateTurnAway } from './late-parts.tsx';
import { Question } from './question.tsx';
import styles from './questionnaire.module.css';
import { strings } from './strings.ts';
import { useDraft } from './use-draft.ts';
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
export function Engine({ instrument, userid, fetchAhead, extras }: EngineProps) {
  useLeaving(instrument);
  const dispatch = useDispatch();
  const { draft, place, kept, gone, answer, goTo, step, latest } = useDraft(
    instrument,
    userid,
    extras?.placeOf ?? straightPlace,
  );
  const [movesOn, setMovesOn] = useState(movesOnByItself);
  const submission = useSubmission(instrument, userid, goTo);
  const { item, question } = place;
  const [first] = useState(item);
  const [moved, setMoved] = useState(false);
  // By a button here, or because another tab went on.
  if (!moved && item !== first) setMoved(true);

  const part = (place.number - 1) / place.count;
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
    leave: kept ? () => dispatch(leaveRequested('/dashboard')) : undefined,
  };

  return (
    <Wrap className={classes(styles.quiz, inkClass(instrument.look.ink))}>
      <Question
        key={item}
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
