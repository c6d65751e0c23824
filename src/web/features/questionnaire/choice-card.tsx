import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import type { ChoiceScale, StatementItem } from '#domain/instrument/instrument.ts';
import { RatingScale } from '#ui/rating-scale/rating-scale.tsx';
import { LateMoveOn } from './late-parts.tsx';
import { MissingAnswer } from './missing-answer.tsx';
import { QuestionHeading } from './question-heading.tsx';
import styles from './questionnaire.module.css';
import { strings } from './strings.ts';
import type { Asking, QuestionActs } from './use-question.ts';

interface Props {
  item: StatementItem;
  scale: ChoiceScale;
  asking: Asking;
  acts: QuestionActs;
  /** Around the control, so that focus finds it. */
  controlRef: Ref<HTMLDivElement>;
  /** What else stands between question and answers. */
  children?: ReactNode;
}

/** One statement and the rows of options under or beside it. */
export function ChoiceCard({ item, scale, asking, acts, controlRef, children }: Props) {
  const { code, arrived, movesOn, setMovesOn } = asking;
  const { recall, note } = asking.instrument.presentation;
  const id = useId();
  const recallId = `${id}-recall`;
  const problemId = `${id}-problem`;
  const movesOnId = `${id}-moves-on`;

  // Focus is on the heading when a question appears, so number keys answer from there too.
  function headingKey({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (repeat || ctrlKey || altKey || metaKey || !/^[1-9]$/.test(key)) return;
    const option = scale.options[Number(key) - 1];
    if (option) acts.choose(option.code, 'key');
  }

  return (
    <div className={styles.card}>
      <div>
        {recall && (
          <p id={recallId} className={styles.recall}>
            {recall}
          </p>
        )}
        <QuestionHeading
          className={styles.statement}
          describedBy={recall ? `${recallId} place` : 'place'}
          takesFocus={arrived}
          onKeyDown={headingKey}
        >
          {item.text}
        </QuestionHeading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.answer}>
        {children}
        <MissingAnswer tries={acts.missing} id={problemId} />
        {movesOn && (
          // The setting itself is below the options, where it takes no room from them: this says it beforehand.
          <p id={movesOnId} hidden>
            {strings.choosingMovesOn}
          </p>
        )}
        <div ref={controlRef}>
          <RatingScale
            name={id}
            labelledBy={recall ? `${recallId} page-title` : 'page-title'}
            describedBy={acts.missing > 0 ? problemId : movesOn ? movesOnId : undefined}
            options={scale.options}
            value={code}
            invalid={acts.missing > 0}
            onChange={acts.choose}
          />
        </div>
        <LateMoveOn on={movesOn} onChange={setMovesOn} />
      </div>
    </div>
  );
}
