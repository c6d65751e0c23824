import { type ReactNode, useId, useRef, useState } from 'react';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { FieldError } from '../../ui/field/field-error.tsx';
import { notify } from '../../ui/toast/toast.tsx';
import { Actions } from './actions.tsx';
import { Control, type ControlHandle } from './control.tsx';
import { Heading } from './heading.tsx';
import { MoveOnSwitch } from './move-on-switch.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';
import { useAdvance } from './use-advance.ts';
import { useSettled } from './use-settled.ts';

export interface QuestionProps {
  instrument: Instrument;
  /** From 0. */
  index: number;
  /** Null while unanswered. */
  code: number | null;
  /** True when the person came here from another question: the heading then takes focus. */
  arrived: boolean;
  /** Does choosing an answer move on by itself? */
  movesOn: boolean;
  /** The answers are being sent: nothing changes meanwhile. */
  busy: boolean;
  onMovesOn(on: boolean): void;
  onAnswer(code: number): void;
  /** To another question, counted from 0. */
  onMove(index: number): void;
  onFinish(): void;
  /** Notes between the question and its buttons. */
  children?: ReactNode;
}

/** One question with its way back and on. Mounted anew for every question, so that nothing carries over. */
export function Question(props: QuestionProps) {
  const { instrument, index, code, movesOn, busy, children } = props;
  const { presentation, items, allowsMissing, messages } = instrument;
  const choice = instrument.scale.kind === 'choice';
  const isLast = index === items.length - 1;
  const [askedToChoose, setAskedToChoose] = useState(false);
  // Answered when it appeared, or chosen with arrow keys: nothing moves on by itself, so Next must be there.
  const [needsNext, setNeedsNext] = useState(code !== null);
  const advance = useAdvance(() => props.onMove(index + 1));
  const settled = useSettled();
  const control = useRef<ControlHandle>(null);
  const id = useId();

  function choose(chosen: number, by: 'pointer' | 'key' | 'arrow') {
    if (busy || (by === 'pointer' && choice && !settled())) return;
    props.onAnswer(chosen);
    setAskedToChoose(false);
    if (choice && movesOn && by !== 'arrow' && !isLast) advance.soon();
    else setNeedsNext(true);
  }

  function goOn() {
    if (code === null && !allowsMissing) return askToChoose();
    if (isLast) props.onFinish();
    else props.onMove(index + 1);
  }

  function askToChoose() {
    // The second half of a double tap on the last question's Next is no wish to go on.
    if (!settled()) return;
    setAskedToChoose(true);
    notify.error(strings.chooseValue, { ms: messages.toastMs });
    control.current?.focus();
  }

  const canFinish = !choice || allowsMissing || code !== null;
  const showsNext = !choice || allowsMissing || !movesOn || (needsNext && code !== null);
  const problemId = `${id}-problem`;
  const recallId = presentation.recall && `${id}-recall`;

  return (
    <>
      <div className={choice ? look.card : look.pair}>
        <div className={look.ask}>
          {recallId && (
            <p id={recallId} className={look.recall}>
              {presentation.recall}
            </p>
          )}
          <Heading instrument={instrument} index={index} takesFocus={props.arrived} onNumber={choose} />
          {choice && presentation.note && <p className="note">{presentation.note}</p>}
          {choice && <MoveOnSwitch on={movesOn} onChange={props.onMovesOn} />}
        </div>
        <div className={look.answer}>
          <Control
            ref={control}
            instrument={instrument}
            index={index}
            code={code}
            labelledBy={recallId ? `${recallId} page-title` : 'page-title'}
            describedBy={askedToChoose ? problemId : undefined}
            invalid={askedToChoose}
            onChoose={choose}
          />
          {askedToChoose && <FieldError id={problemId}>{strings.chooseValue}</FieldError>}
        </div>
        {!choice && presentation.note && <p className={look.meaning}>{presentation.note}</p>}
      </div>
      <div className={look.notes}>{children}</div>
      <Actions
        onBack={index > 0 && !busy ? () => props.onMove(index - 1) : undefined}
        onNext={!isLast && showsNext ? goOn : undefined}
        onFinish={isLast && canFinish ? goOn : undefined}
        finishLabel={presentation.finishLabel}
        busy={busy}
      />
    </>
  );
}
