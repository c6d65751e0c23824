import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './analogue-line.module.css';

export interface AnalogueLineProps {
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** What the low end, 0, means. */
  low: string;
  /** What the high end, 100, means. */
  high: string;
  /** The whole number from 0 to 100 that is marked, null while unanswered. */
  value: number | null;
  /** Reports each new place of the mark, a whole number from 0 to 100. */
  onChange: (value: number) => void;
  /** Id of the message that says what is wrong. */
  describedBy?: string;
  /** True after a try to go on without an answer. */
  invalid?: boolean;
  /** What assistive technology announces while unanswered. */
  unansweredText?: string;
  /** What to do, while unanswered. */
  hint?: string;
}

/**
 * A line that is marked anywhere: a native range input that shows no mark until there is one. Arrow keys, Home and End
 * begin in the middle; a number key marks its tenth of the line.
 */
export function AnalogueLine(props: AnalogueLineProps) {
  const { labelledBy, low, high, value, onChange, describedBy, invalid = false } = props;
  const { unansweredText = 'not answered', hint = 'Tap the line, or drag along it.' } = props;
  const id = useId();

  function keyDown({ key, repeat, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    if (repeat || ctrlKey || altKey || metaKey || !/^\d$/.test(key)) return;
    onChange(Number(key) * 10);
  }

  // Where the browser holds the middle already, a tap on the middle is no change to it.
  function tapped({ currentTarget }: MouseEvent<HTMLInputElement>) {
    if (value === null) onChange(currentTarget.valueAsNumber);
  }

  return (
    <div className={classes(styles.line, invalid && styles.invalid)}>
      <p className={classes(styles.mark, 'num')} aria-hidden="true">
        {value ?? hint}
      </p>
      <div className={styles.rail}>
        <input
          type="range"
          className={classes(value === null && styles.open)}
          min={0}
          max={100}
          step={1}
          value={value ?? 50}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.valueAsNumber)}
          onClick={tapped}
          onKeyDown={keyDown}
          aria-labelledby={labelledBy}
          aria-describedby={classes(describedBy, `${id}-low`, `${id}-high`)}
          aria-valuetext={value === null ? unansweredText : `${value} of 100`}
          aria-invalid={invalid || undefined}
        />
      </div>
      <p className={styles.ends}>
        <span id={`${id}-low`}>
          <b className="num">0</b> {low}
        </span>
        <span id={`${id}-high`}>
          <b className="num">100</b> {high}
        </span>
      </p>
    </div>
  );
}
