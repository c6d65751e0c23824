import { type ReactNode, useRef } from 'react';
import { isQuestion, getScale } from '#domain/instrument/questions.ts';
import { Actions } from './actions.tsx';
import type { QuestionController } from './question-controller.ts';
import { LazyPairCard } from './lazy-pair-card.tsx';
import { QuestionHeading, useFocusOnHeading } from './question-heading.tsx';
import { QuestionProgress } from './question-progress.tsx';
import styles from './questionnaire.module.css';
import { StatementCard } from './statement-card.tsx';
import { screenMessages } from './screen-messages.ts';
import { useQuestion } from './use-question.ts';

interface Props {
  asking: QuestionController;
  /** Between question and answers: what went wrong when the answers were sent. */
  problem?: ReactNode;
  /** Notes between the answers and the buttons. */
  children?: ReactNode;
}

/**
 * One item with its way back and on. From item to item the page stays and its words change, which is what a phone can do
 * at once; whatever remembers something has the item as its key, so that nothing carries over.
 */
export function Question({ asking, problem, children }: Props) {
  const { instrument, place, arrived, busy } = asking;
  const { title, presentation, items } = instrument;
  const { number, count } = place;
  const controlRef = useRef<HTMLDivElement>(null);
  const item = items[place.item];
  const scale = item && isQuestion(item) ? getScale(instrument, item) : null;
  const acts = useQuestion(asking, scale, () => controlRef.current?.querySelector('input')?.focus());
  useFocusOnHeading(place.item, arrived);
  const { Instruction, wordsOf } = asking.extras ?? {};
  const words = wordsOf?.(place) ?? screenMessages.progress(presentation.unit, number, count);
  const common = { asking, acts, controlRef };
  const { leave, back, next, finish, settled } = acts;
  const ways = { leave, back, next, finish, finishLabel: presentation.finishLabel, busy };
  return (
    <>
      <title>{screenMessages.pageTitle(words, title)}</title>
      <QuestionProgress title={title} count={count} number={number} place={words}>
        {scale?.kind === 'bipolar' ? (
          <QuestionHeading className="num">{words}</QuestionHeading>
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
      {item && scale?.kind === 'bipolar' && 'left' in item && (
        <LazyPairCard key={place.item} {...common} {...{ item, scale }}>
          {problem}
        </LazyPairCard>
      )}
      {item && 'instruction' in item && Instruction && (
        <div key={place.item} className={styles.card}>
          <QuestionHeading className={styles.statement} describedBy="place">
            {item.heading}
          </QuestionHeading>
          <Instruction item={item}>{problem}</Instruction>
        </div>
      )}
      <div className={styles.notes}>{children}</div>
      {asking.extras ? (
        <asking.extras.Actions {...ways} {...{ asking, settled, Plain: Actions }} />
      ) : (
        <Actions {...ways} />
      )}
    </>
  );
}
