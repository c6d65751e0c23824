import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import type { Scale, StatementItem } from '#domain/instrument/instrument.ts';
import { RatingScale } from '#ui/rating-scale/rating-scale.tsx';
import type { QuestionController, QuestionActions } from './question-controller.ts';
import { MissingAnswer } from './missing-answer.tsx';
import { AutoAdvanceField } from './auto-advance-field.tsx';
import { QuestionHeading } from './question-heading.tsx';
import styles from './questionnaire.module.css';
import { isOneTapScale } from './use-question.ts';
import { useTranslation } from '#web-language/use-translation.ts';

interface Props {
  item: StatementItem;
  scale: Scale;
  controller: QuestionController;
  actions: QuestionActions;
  /** Wraps the control, so that it can be focused. */
  controlRef: Ref<HTMLDivElement>;
  /** Rendered between question and answers. */
  children?: ReactNode;
}

/** One statement with its answer control. */
export function StatementCard({ item, scale, controller, actions, controlRef, children }: Props) {
  const { t } = useTranslation();
  const { position, value, autoAdvance, setAutoAdvance } = controller;
  const Control = controller.extras?.Control;
  const { recall, note } = controller.instrument.presentation;
  const id = useId();
  const recallId = `${id}-recall`;
  const problemId = `${id}-problem`;
  const hintId = `${id}-moves-on`;
  const isSingleTap = isOneTapScale(scale);
  const invalid = actions.missingAttempts > 0;
  const control = {
    name: id,
    labelledBy: recall ? `${recallId} page-title` : 'page-title',
    describedBy: invalid ? problemId : autoAdvance && isSingleTap ? hintId : undefined,
    invalid,
  };

  // The heading has the focus when a question appears, so it handles number keys.
  function handleHeadingKey({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (repeat || ctrlKey || altKey || metaKey || !/^\d$/.test(key)) return;
    const digit = Number(key);
    const code =
      scale.kind === 'choice' ? scale.options[digit - 1]?.code : controller.extras?.findCode(scale, digit);
    if (code !== undefined) actions.choose(code, 'key');
  }

  return (
    <div className={styles.card} data-listen="">
      <div>
        {recall && (
          <p id={recallId} className={styles.recall}>
            {recall}
          </p>
        )}
        <QuestionHeading
          className={styles.statement}
          describedBy={recall ? `${recallId} place` : 'place'}
          onKeyDown={handleHeadingKey}
        >
          {item.text}
        </QuestionHeading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.answer}>
        {children}
        <MissingAnswer attempts={actions.missingAttempts} id={problemId} text={actions.missingText} />
        {autoAdvance && isSingleTap && (
          // The checkbox is below the options; screen readers get the information before them.
          <p id={hintId} hidden>
            {t('questionnaire.autoAdvanceHint')}
          </p>
        )}
        <div ref={controlRef}>
          {scale.kind === 'choice' ? (
            <RatingScale
              {...control}
              options={scale.options}
              value={typeof value === 'number' ? value : null}
              onChange={actions.choose}
            />
          ) : (
            Control && (
              <div key={position.item} className={styles.settling}>
                <Control {...control} scale={scale} controller={controller} actions={actions} />
              </div>
            )
          )}
        </div>
        {isSingleTap && <AutoAdvanceField checked={autoAdvance} onChange={setAutoAdvance} />}
      </div>
    </div>
  );
}
