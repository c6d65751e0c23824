import { type ReactNode, Suspense, useRef } from 'react';
import type { Instrument } from '../../domain/instrument/instrument.ts';
import { Actions } from './actions.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { Heading } from './heading.tsx';
import { LatePairCard } from './late-pair-card.ts';
import { Progress } from './progress.tsx';
import look from './questionnaire.module.css';
import { strings } from './strings.ts';
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
  const { title, scale, presentation, items } = instrument;
  const controlRef = useRef<HTMLDivElement>(null);
  const answering = useAnswering({
    ...question,
    onMissing: () => controlRef.current?.querySelector('input')?.focus(),
  });
  const item = items[index];
  const place = strings.progress(presentation.unit, index + 1, items.length);
  const common = { presentation, code, answering, controlRef };
  return (
    <>
      <Progress title={title} count={items.length} index={index} place={place}>
        {scale.kind === 'bipolar' ? (
          <Heading className="num" takesFocus={arrived}>
            {place}
          </Heading>
        ) : (
          <span id="place" className="num">
            {place}
          </span>
        )}
      </Progress>
      {scale.kind === 'choice' && item && 'text' in item && (
        <ChoiceCard {...common} {...{ item, scale, movesOn, onMovesOn }} takesFocus={arrived} />
      )}
      {scale.kind === 'bipolar' && item && 'left' in item && (
        <Suspense>
          <LatePairCard {...common} {...{ item, scale }} />
        </Suspense>
      )}
      <div className={look.notes}>{children}</div>
      <Actions {...answering} finishLabel={presentation.finishLabel} busy={busy} />
    </>
  );
}
