import { type ReactNode, Suspense, useRef } from 'react';
import type { Place } from '#domain/answers/place.ts';
import { isQuestion, scaleOf } from '#domain/instrument/questions.ts';
import { Actions } from './actions.tsx';
import { LateInstructionCard, LatePairCard } from './late-cards.tsx';
import { QuestionHeading } from './question-heading.tsx';
import { QuestionProgress } from './question-progress.tsx';
import styles from './questionnaire.module.css';
import { StatementCard } from './statement-card.tsx';
import { strings } from './strings.ts';
import { type Asking, useQuestion } from './use-question.ts';

interface Props {
  asking: Asking;
  /** Between question and answers: what went wrong when the answers were sent. */
  problem?: ReactNode;
  /** Notes between the answers and the buttons. */
  children?: ReactNode;
}

/** One item with its way back and on. Mounted anew for every item, so that nothing carries over. */
export function Question({ asking, problem, children }: Props) {
  const { instrument, place, arrived, busy } = asking;
  const { title, presentation, items } = instrument;
  const { number, count } = place;
  const controlRef = useRef<HTMLDivElement>(null);
  const acts = useQuestion(asking, () => controlRef.current?.querySelector('input')?.focus());
  const item = items[place.item];
  const scale = item && isQuestion(item) ? scaleOf(instrument, item) : null;
  const words = wordsOf(place, presentation.unit);
  const common = { asking, acts, controlRef };
  return (
    <>
      <title>{strings.pageTitle(words, title)}</title>
      <QuestionProgress title={title} count={count} number={number} place={words}>
        {scale?.kind === 'bipolar' ? (
          <QuestionHeading className="num" takesFocus={arrived}>
            {words}
          </QuestionHeading>
        ) : (
          <span id="place" className="num">
            {words}
          </span>
        )}
      </QuestionProgress>
      {item && scale && 'text' in item && (
        <StatementCard {...common} {...{ item, scale }}>
          {problem}
        </StatementCard>
      )}
      <Suspense>
        {scale?.kind === 'bipolar' && item && 'left' in item && (
          <LatePairCard {...common} {...{ item, scale }}>
            {problem}
          </LatePairCard>
        )}
        {item && 'instruction' in item && (
          <LateInstructionCard {...{ item, arrived }}>{problem}</LateInstructionCard>
        )}
      </Suspense>
      <div className={styles.notes}>{children}</div>
      <Actions {...acts} finishLabel={presentation.finishLabel} busy={busy} />
    </>
  );
}

/** Where the person is, in words. */
function wordsOf({ question, number, count }: Place, unit: string): string {
  if (question !== null) return strings.progress(unit, number, count);
  return number > count ? strings.afterLast(unit) : strings.before(unit, number);
}
