import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { Actions } from './actions.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { QuestionHeading } from './question-heading.tsx';
import { QuestionProgress } from './question-progress.tsx';
import styles from './questionnaire.module.css';
import { strings } from './strings.ts';
import { type Asking, useQuestion } from './use-question.ts';

/** Fetches the card with two statements. Most instruments ask by options and never need it. */
export const loadPairCard = async () => ({ default: (await import('./pair-card.tsx')).PairCard });

/** The same as a component, for an instrument whose scale is bipolar. */
const LatePairCard = lazy(loadPairCard);

interface Props {
  asking: Asking;
  /** Between question and answers: what went wrong when the answers were sent. */
  problem?: ReactNode;
  /** Notes between the answers and the buttons. */
  children?: ReactNode;
}

/** One question with its way back and on. Mounted anew for every question, so that nothing carries over. */
export function Question({ asking, problem, children }: Props) {
  const { instrument, index, arrived, busy } = asking;
  const { title, scale, presentation, items } = instrument;
  const controlRef = useRef<HTMLDivElement>(null);
  const acts = useQuestion(asking, () => controlRef.current?.querySelector('input')?.focus());
  const item = items[index];
  const place = strings.progress(presentation.unit, index + 1, items.length);
  const common = { asking, acts, controlRef };
  return (
    <>
      <title>{strings.pageTitle(place, title)}</title>
      <QuestionProgress title={title} count={items.length} index={index} place={place}>
        {scale.kind === 'bipolar' ? (
          <QuestionHeading className="num" takesFocus={arrived}>
            {place}
          </QuestionHeading>
        ) : (
          <span id="place" className="num">
            {place}
          </span>
        )}
      </QuestionProgress>
      {scale.kind === 'choice' && item && 'text' in item && (
        <ChoiceCard {...common} {...{ item, scale }}>
          {problem}
        </ChoiceCard>
      )}
      {scale.kind === 'bipolar' && item && 'left' in item && (
        <Suspense>
          <LatePairCard {...common} {...{ item, scale }}>
            {problem}
          </LatePairCard>
        </Suspense>
      )}
      <div className={styles.notes}>{children}</div>
      <Actions {...acts} finishLabel={presentation.finishLabel} busy={busy} />
    </>
  );
}
