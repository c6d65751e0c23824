import { type CSSProperties, useId } from 'react';
import { type ChosenBy, useRadios } from '../rating-scale/use-radios.ts';
import { classes } from '../theme/classes.ts';
import styles from './number-line.module.css';

export interface NumberLineProps {
  /** Name of the radio group; unlike any other on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** The lowest whole number. */
  min: number;
  /** The highest whole number, at most 20 above the lowest. */
  max: number;
  /** What the lowest means. */
  low: string;
  /** What the highest means. */
  high: string;
  /** The chosen number, null while unanswered. */
  value: number | null;
  /** Reports every choice, also of the number already chosen, and how it was made. */
  onChange: (value: number, by: ChosenBy) => void;
  /** Id of the message that says what is wrong. */
  describedBy?: string;
  /** True after a try to go on without an answer. */
  invalid?: boolean;
}

/** One number out of a row, with words at both ends. Native radio buttons; the number keys answer too. */
export function NumberLine(props: NumberLineProps) {
  const { name, labelledBy, min, max, low, high, value, onChange, describedBy, invalid = false } = props;
  const id = useId();
  const numbers = Array.from({ length: max - min + 1 }, (_, at) => min + at);
  const { around } = useRadios(numbers, min, value, onChange);
  const meanings = [low, ...numbers.slice(1, -1).map(() => ''), high];

  return (
    <div className={styles.line}>
      {/* Each end says this itself, and the group has no need to say it once more. */}
      <p className={styles.ends} aria-hidden="true">
        <span>
          <b className="num">{min}</b> {low}
        </span>
        <span>
          <b className="num">{max}</b> {high}
        </span>
      </p>
      {/* Focus lives in the radio buttons inside, as in every native group. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        {...around}
        role="radiogroup"
        className={classes(styles.numbers, invalid && styles.invalid)}
        style={columns(numbers.length)}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
      >
        {numbers.map((number, at) => (
          <label key={number} className={styles.number}>
            <input type="radio" name={name} value={number} aria-labelledby={`${id}-${number}`} />
            <span className="num" aria-hidden="true">
              {number}
            </span>
            <span id={`${id}-${number}`} hidden>
              {spoken(number, max, meanings[at])}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

/** '6 of 10'; at the ends with what they mean. */
function spoken(number: number, max: number, meaning = ''): string {
  return `${number} of ${max}${meaning && `: ${meaning}`}`;
}

/** Rows of about the same length: at most six numbers in a narrow place, eleven in a wide one. */
function columns(count: number): CSSProperties {
  const rowOf = (most: number) => Math.ceil(count / Math.ceil(count / most));
  return { '--narrow': rowOf(6), '--wide': rowOf(11) } as CSSProperties;
}
