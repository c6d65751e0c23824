import { type ReactNode, type Ref, useId } from 'react';
import type { BipolarScale, PairItem } from '#domain/instrument/instrument.ts';
import { BipolarSlider } from '#ui/bipolar-slider/bipolar-slider.tsx';
import type { ChosenBy } from '#ui/rating-scale/use-radios.ts';
import { classes } from '#ui/theme/classes.ts';
import type { QuestionController, QuestionActions } from './question-controller.ts';
import { MissingAnswer } from './missing-answer.tsx';
import styles from './questionnaire.module.css';

interface Props {
  item: PairItem;
  scale: BipolarScale;
  asking: QuestionController;
  acts: QuestionActions;
  /** Around the control, so that focus finds it. */
  controlRef: Ref<HTMLDivElement>;
  /** What else stands between question and answers. */
  children?: ReactNode;
}

/** Two opposite statements and the slider between them. Codes travel; the slider itself knows positions. */
export function PairCard({ item, scale, asking, acts, controlRef, children }: Props) {
  const { presentation } = asking.instrument;
  const problemId = useId();

  function choose(position: number, by: ChosenBy) {
    const place = scale.positions.find((each) => each.position === position);
    if (place) acts.choose(place.code, by);
  }

  return (
    <div className={styles.pair}>
      {children}
      <MissingAnswer tries={acts.missing} id={problemId} text={acts.missingText} />
      <div ref={controlRef} className={classes(styles.answer, styles.settling)}>
        <BipolarSlider
          left={item.left}
          right={item.right}
          positions={scale.positions}
          value={scale.positions.find((place) => place.code === asking.value)?.position ?? null}
          describedBy={acts.missing > 0 ? problemId : undefined}
          invalid={acts.missing > 0}
          onChange={choose}
        />
      </div>
      {presentation.recall && <p className={styles.meaning}>{presentation.recall}</p>}
      {presentation.note && <p className={styles.meaning}>{presentation.note}</p>}
    </div>
  );
}
