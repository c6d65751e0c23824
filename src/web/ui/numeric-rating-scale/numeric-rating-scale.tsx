import { type CSSProperties, useId } from 'react';
import { type InputMethod, useRadios } from '../rating-scale/use-radios.ts';
import { classes } from '../theme/classes.ts';
import styles from './numeric-rating-scale.module.css';

/** Props of `NumericRatingScale`. */
export interface NumericRatingScaleProps {
  /** Name of the radio group, unique on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** Lowest integer. */
  min: number;
  /** Highest integer, at most 20 above the lowest. */
  max: number;
  /** Meaning of the lowest number. */
  minLabel: string;
  /** Meaning of the highest number. */
  maxLabel: string;
  /** The chosen number, null while unanswered. */
  value: number | null;
  /** Called at each choice, also of the chosen number, with the input method. */
  onChange: (value: number, by: InputMethod) => void;
  /** Id of the error message. */
  describedBy?: string;
  /** True after an attempt to continue without an answer. */
  invalid?: boolean;
}

/** A numeric rating scale as native radio buttons, with labels at both ends. Number keys also answer. */
export function NumericRatingScale({
  name,
  labelledBy,
  min,
  max,
  minLabel,
  maxLabel,
  value,
  onChange,
  describedBy,
  invalid = false,
}: NumericRatingScaleProps) {
  const id = useId();
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const { groupProps } = useRadios(numbers, min, value, onChange);
  const meanings = [minLabel, ...numbers.slice(1, -1).map(() => ''), maxLabel];

  return (
    <div className={styles.line}>
      {/* The names of the first and last number include these labels. */}
      <p className={styles.ends} aria-hidden="true">
        <span>
          <b className="num">{min}</b> {minLabel}
        </span>
        <span>
          <b className="num">{max}</b> {maxLabel}
        </span>
      </p>
      {/* The radio buttons are focusable, as in a native group. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        {...groupProps}
        role="radiogroup"
        className={classes(styles.numbers, invalid && styles.invalid)}
        style={createColumnStyle(numbers.length)}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      >
        {numbers.map((number, index) => (
          <label key={number} className={styles.number}>
            <input type="radio" name={name} value={number} aria-labelledby={`${id}-${number}`} />
            <span className="num" aria-hidden="true">
              {number}
            </span>
            <span id={`${id}-${number}`} hidden>
              {formatNumberName(number, max, meanings[index])}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** Accessible name, such as '6 of 10'; at the ends with the meaning. */
function formatNumberName(number: number, max: number, meaning = ''): string {
  return `${number} of ${max}${meaning && `: ${meaning}`}`;
}

/** Numbers per row, in rows of similar length: at most six in a narrow container, eleven in a wide one. */
function createColumnStyle(count: number): CSSProperties {
  const countPerRow = (most: number) => Math.ceil(count / Math.ceil(count / most));
  return { '--narrow': countPerRow(6), '--wide': countPerRow(11) } as CSSProperties;
}
