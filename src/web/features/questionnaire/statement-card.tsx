import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import type { Scale, StatementItem } from '#domain/instrument/instrument.ts';
import { RatingScale } from '#ui/rating-scale/rating-scale.tsx';
import type { QuestionController, QuestionActions } from './question-controller.ts';
import { MissingAnswer } from './missing-answer.tsx';
import { MoveOn } from './move-on.tsx';
import { QuestionHeading } from './question-heading.tsx';
import styles from './questionnaire.module.css';
import { screenMessages } from './screen-messages.ts';
import { isOneTap } from './use-question.ts';

interface Props {
  item: StatementItem;
  scale: Scale;
  asking: QuestionController;
  acts: QuestionActions;
  /** Around the control, so that focus finds it. */
  controlRef: Ref<HTMLDivElement>;
  /** What else stands between question and answers. */
  children?: ReactNode;
}

/** One statement and what it is answered with under or beside it. */
export function StatementCard({ item, scale, asking, acts, controlRef, children }: Props) {
  const { place, value, movesOn, setMovesOn } = asking;
  const Control = asking.extras?.Control;
  const { recall, note } = asking.instrument.presentation;
  const id = useId();
  const recallId = `${id}-recall`;
  const problemId = `${id}-problem`;
  const movesOnId = `${id}-moves-on`;
  const oneTap = isOneTap(scale);
  const invalid = acts.missing > 0;
  const control = {
    name: id,
    labelledBy: recall ? `${recallId} page-title` : 'page-title',
    describedBy: invalid ? problemId : movesOn && oneTap ? movesOnId : undefined,
    invalid,
  };

  // Focus is on the heading when a question appears, so number keys answer from there too.
  function headingKey({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (repeat || ctrlKey || altKey || metaKey || !/^\d$/.test(key)) return;
    const digit = Number(key);
    const code =
      scale.kind === 'choice' ? scale.options[digit - 1]?.code : asking.extras?.codeOf(scale, digit);
    if (code !== undefined) acts.choose(code, 'key');
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
          onKeyDown={headingKey}
        >
          {item.text}
        </QuestionHeading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.answer}>
        {children}
        <MissingAnswer tries={acts.missing} id={problemId} text={acts.missingText} />
        {movesOn && oneTap && (
          // The setting itself is below the options, where it takes no room from them: this says it beforehand.
          <p id={movesOnId} hidden>
            {screenMessages.choosingMovesOn}
          </p>
        )}
        <div ref={controlRef}>
          {scale.kind === 'choice' ? (
            <RatingScale
              {...control}
              options={scale.options}
              value={typeof value === 'number' ? value : null}
              onChange={acts.choose}
            />
          ) : (
            Control && (
              <div key={place.item} className={styles.settling}>
                <Control {...control} scale={scale} asking={asking} acts={acts} />
              </div>
            )
          )}
        </div>
        {oneTap && <MoveOn on={movesOn} onChange={setMovesOn} />}
      </div>
    </div>
  );
}
