import { useTranslation } from '#web-language/use-translation.ts';
import { type ChangeEvent, useRef } from 'react';
import type { InputMethod } from '../rating-scale/use-radios.ts';
import { classes } from '../theme/classes.ts';
import styles from './semantic-differential.module.css';
import {
  describePosition,
  resolveSliderAnswer,
  listEndLabels,
  listPositions,
  type Position,
} from './positions.ts';
import { useDrag } from './use-drag.ts';

/** Props of `SemanticDifferential`. */
export interface SemanticDifferentialProps {
  /** The statement at the low end. */
  minLabel: string;
  /** The statement at the high end. */
  maxLabel: string;
  /** The positions without the centre (0), for example -3 to 3 labelled A to F, with words or without. */
  options: readonly Position[];
  /** The chosen position, null while unanswered. */
  value: number | null;
  /** Called with the chosen position, never 0, and the input method. */
  onChange: (position: number, by: InputMethod) => void;
  /** True after an attempt to continue without an answer. */
  invalid?: boolean;
  /** Id of the error message. */
  describedBy?: string;
}

/**
 * Two opposite statements with a scale between them. Keyboard and assistive technology use one native range input;
 * the discs are tap targets, and dragging along them also works.
 */
export function SemanticDifferential({
  minLabel,
  maxLabel,
  options,
  value,
  onChange,
  invalid = false,
  describedBy,
}: SemanticDifferentialProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const allPositions = listPositions(options);
  const endWords = listEndLabels(options, value);
  const drag = useDrag(allPositions, value, choose);

  function choose(position: number) {
    input.current?.focus({ preventScroll: true });
    onChange(position, 'pointer');
  }

  function onInput(event: ChangeEvent<HTMLInputElement>) {
    const answer = resolveSliderAnswer(options, event.target.valueAsNumber, value);
    if (answer !== null) onChange(answer, 'key');
  }

  return (
    <div className={classes(styles.pair, endWords && styles.worded, invalid && styles.invalid)}>
      <p className={classes(styles.statement, styles.left)}>{minLabel}</p>
      <div className={styles.slide}>
        <input
          ref={input}
          type="range"
          min={allPositions[0]}
          max={allPositions.at(-1)}
          step={1}
          value={value ?? 0}
          onChange={onInput}
          aria-label={t('questionnaire.scale.ends', { left: minLabel, right: maxLabel })}
          aria-describedby={describedBy}
          aria-valuetext={describePosition(t, options, value) ?? t('questionnaire.scale.notAnswered')}
          aria-invalid={invalid || undefined}
        />
        <div className={styles.rail} aria-hidden="true" {...drag}>
          {allPositions.map((current) => {
            const label = options.find((position) => position.position === current)?.label;
            const chosen = value === null ? current === 0 : current === value;
            return (
              // A tap target for pointers only: the range input serves keyboards and screen readers.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
              <span
                key={current}
                data-position={current}
                data-say={describePosition(t, options, current) ?? undefined}
                className={classes(
                  styles.position,
                  styles[`d${Math.abs(current)}`],
                  chosen && (current === 0 ? styles.open : styles.on),
                )}
                onClick={current === 0 ? undefined : () => choose(current)}
              >
                <i />
                <b>{label}</b>
              </span>
            );
          })}
        </div>
      </div>
      {endWords && (
        // The range input announces them.
        <p className={styles.words} aria-hidden="true">
          {endWords.map(({ words, isChosen }, index) => (
            <span key={index === 0 ? 'left' : 'right'} className={classes(isChosen && styles.chosen)}>
              {words}
            </span>
          ))}
        </p>
      )}
      <p className={classes(styles.statement, styles.right)}>{maxLabel}</p>
    </div>
  );
}
