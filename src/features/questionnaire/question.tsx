import type { ReactNode } from 'react';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { Actions } from './actions.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { Heading } from './heading.tsx';
import { PairCard } from './pair-card.tsx';
import { Progress } from './progress.tsx';
import look from './questionnaire.module.css';
import { type QuestionActs, useAnswering } from './use-answering.ts';

interface Props extends QuestionActs {
  instrument: Instrument;
  /** From 0. */
  index: number;
  /** Null while unanswered. */
  code: number | null;
  /** True when the person came here from another question: the heading then takes focus. */
  arrived: boolean;
  /** Does choosing an answer move on by itself? */
  movesOn: boolean;
  onMovesOn(on: boolean): void;
  /** The answers are being sent: nothing changes meanwhile. */
  busy: boolean;
  /** Notes between the question and its buttons. */
  children?: ReactNode;
}

/** One question with its way back and on. Mounted anew for every question, so that nothing carries over. */
export function Question({ arrived, onMovesOn, children, ...question }: Props) {
  const { instrument, index, code, movesOn, busy } = question;
  const { scale, presentation, items } = instrument;
  const answering = useAnswering(question);
  const item = items[index];
  return (
    <>
      <Progress
        instrument={instrument}
        index={index}
        place={(text) =>
          scale.kind === 'bipolar' ? (
            <Heading className="num" takesFocus={arrived}>
              {text}
            </Heading>
          ) : (
            <span id="place" className="num">
              {text}
            </span>
          )
        }
      />
      {scale.kind === 'choice' && item && 'text' in item && (
        <ChoiceCard
          {...{ item, scale, presentation, code, answering, movesOn, onMovesOn }}
          takesFocus={arrived}
        />
      )}
      {scale.kind === 'bipolar' && item && 'left' in item && (
        <PairCard {...{ item, scale, presentation, code, answering }} />
      )}
      <div className={look.notes}>{children}</div>
      <Actions {...answering} finishLabel={presentation.finishLabel} busy={busy} />
    </>
  );
}
