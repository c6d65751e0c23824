import { type ReactNode, type Ref, useId } from 'react';
import type { BipolarScale, PairItem } from '#domain/instrument/instrument.ts';
import { SemanticDifferential } from '#ui/semantic-differential/semantic-differential.tsx';
import type { InputMethod } from '#ui/rating-scale/use-radios.ts';
import { classes } from '#ui/theme/classes.ts';
import type { QuestionController, QuestionActions } from './question-controller.ts';
import { MissingAnswer } from './missing-answer.tsx';
import styles from './questionnaire.module.css';

interface Props {
  item: PairItem;
  scale: BipolarScale;
  controller: QuestionController;
  actions: QuestionActions;
  /** Wraps the control, so that it can be focused. */
  controlRef: Ref<HTMLDivElement>;
  /** Rendered between question and answers. */
  children?: ReactNode;
}

/** Two opposite statements with a slider. The answer is a code; the slider uses positions. */
export function PairCard({ item, scale, controller, actions, controlRef, children }: Props) {
  const { presentation } = controller.instrument;
  const problemId = useId();

  function choose(position: number, by: InputMethod) {
    const point = scale.positions.find((candidate) => candidate.position === position);
    if (point) actions.choose(point.code, by);
  }

  return (
    <div className={styles.pair} data-listen="">
      {children}
      <MissingAnswer attempts={actions.missingAttempts} id={problemId} text={actions.missingText} />
      <div ref={controlRef} className={classes(styles.answer, styles.settling)}>
        <SemanticDifferential
          minLabel={item.left}
          maxLabel={item.right}
          options={scale.positions}
          value={scale.positions.find((point) => point.code === controller.value)?.position ?? null}
          describedBy={actions.missingAttempts > 0 ? problemId : undefined}
          invalid={actions.missingAttempts > 0}
          onChange={choose}
        />
      </div>
      {presentation.recall && <p className={styles.meaning}>{presentation.recall}</p>}
      {presentation.note && <p className={styles.meaning}>{presentation.note}</p>}
    </div>
  );
}
