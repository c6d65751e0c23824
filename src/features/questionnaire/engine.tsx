import { useState } from 'react';
import { movesOnByItself, setMovesOnByItself } from '../../api/device/preferences.ts';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { classes } from '../../ui/theme/classes.ts';
import { inkClass } from '../../ui/theme/ink.ts';
import { Wrap } from '../../ui/page/page.tsx';
import { FailureNote } from './failure-note.tsx';
import { Question } from './question.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';
import { useDraft } from './use-draft.ts';
import { useLeaving } from './use-leaving.ts';
import { useSubmission } from './use-submission.ts';

/** Asks every item of an instrument, one at a time, and sends the answers. Knows no instrument by name. */
export function Engine({ instrument, userid }: { instrument: Instrument; userid: string }) {
  useLeaving(instrument);
  const { draft, kept, answer, goTo } = useDraft(instrument, userid);
  const [movesOn, setMovesOn] = useState(movesOnByItself);
  const [moved, setMoved] = useState(false);
  const submission = useSubmission(instrument, userid, move);
  const { index } = draft;

  function move(to: number) {
    setMoved(true);
    goTo(to);
  }

  function chooseMovesOn(on: boolean) {
    setMovesOn(on);
    setMovesOnByItself(on);
  }

  return (
    <Wrap className={classes(look.quiz, inkClass(instrument.look.ink))}>
      <title>{`${instrument.title} · ${strings.product}`}</title>
      <Question
        key={index}
        instrument={instrument}
        index={index}
        code={draft.options[index] ?? null}
        arrived={moved}
        movesOn={movesOn}
        busy={submission.busy}
        onMovesOn={chooseMovesOn}
        onAnswer={answer}
        onMove={move}
        onFinish={() => submission.send(draft)}
      >
        {!kept && <p className="note">{strings.notKept}</p>}
        {submission.failure && (
          <FailureNote failure={submission.failure} userid={userid} onRetry={() => submission.send(draft)} />
        )}
      </Question>
    </Wrap>
  );
}
