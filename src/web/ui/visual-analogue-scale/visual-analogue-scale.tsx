import { useTranslation } from '#web-language/use-translation.ts';
import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './visual-analogue-scale.module.css';

/** Props of `VisualAnalogueScale`. */
export interface VisualAnalogueScaleProps {
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** The number at the low end. */
  min?: number | undefined;
  /** The number at the high end. */
  max?: number | undefined;
  /** Distance between two marks, which divides the line. */
  step?: number | undefined;
  /** What the low end means. */
  minLabel: string;
  /** What the high end means. */
  maxLabel: string;
  /** The marked number, null while unanswered. */
  value: number | null;
  /** Called with each new value. */
  onChange: (value: number) => void;
  /** Id of the error message. */
  describedBy?: string;
  /** True after an attempt to continue without an answer. */
  invalid?: boolean;
}

/**
 * A visual analogue scale: a native range input without a thumb until it is answered. Arrow keys, Home and End start
 * in the middle; a number key sets its tenth of the line.
 */
export function VisualAnalogueScale({
  labelledBy,
  min = 0,
  max = 100,
  step = 1,
  minLabel,
  maxLabel,
  value,
  onChange,
  describedBy,
  invalid = false,
}: VisualAnalogueScaleProps) {
  const { t } = useTranslation();
  const id = useId();

  function onKeyDown({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (repeat || ctrlKey || altKey || metaKey || !/^\d$/.test(key)) return;
    onChange(min + Math.round(((Number(key) / 10) * (max - min)) / step) * step);
  }

  // The input has its middle value while unanswered, so a tap on the middle fires no change event.
  function onTap({ currentTarget }: MouseEvent<HTMLInputElement>) {
    if (value === null) onChange(currentTarget.valueAsNumber);
  }

  return (
    <div className={classes(styles.line, invalid && styles.invalid)}>
      <p className={classes(styles.mark, 'num')} aria-hidden="true">
        {value ?? t('questionnaire.scale.analogueHint')}
      </p>
      <div className={styles.rail}>
        <input
          type="range"
          className={classes(value === null && styles.open)}
          min={min}
          max={max}
          step={step}
          value={value ?? min + Math.round((max - min) / 2 / step) * step}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.valueAsNumber)}
          onClick={onTap}
          onKeyDown={onKeyDown}
          aria-labelledby={labelledBy}
          aria-describedby={classes(describedBy, `${id}-low`, `${id}-high`)}
          aria-valuetext={
            value === null
              ? t('questionnaire.scale.notAnswered')
              : t('questionnaire.scale.analogueValue', { value: String(value) })
          }
          aria-invalid={invalid || undefined}
        />
      </div>
      <p className={styles.ends}>
        <span id={`${id}-low`}>
          <b className="num">0</b> {minLabel}
        </span>
        <span id={`${id}-high`}>
          <b className="num">100</b> {maxLabel}
        </span>
      </p>
    </div>
  );
}
