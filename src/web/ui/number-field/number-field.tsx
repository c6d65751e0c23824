import { useId } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './number-field.module.css';

export interface NumberFieldProps {
  /** Name of the input; unlike any other on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** What stands in the field: whatever was typed, a number or not. */
  text: string;
  /** What is counted, behind the number. */
  unit?: string;
  /** Under the field: which numbers are meant. */
  hint: string;
  /** Reports what stands in the field after each key. */
  onChange: (text: string) => void;
  /** Enter, or the key that phones show in its place. */
  onEnter?: () => void;
  /** Id of the message that says what is wrong. */
  describedBy?: string;
  /** True after a try to go on with what is no answer. */
  invalid?: boolean;
}

/** A short line for one number. It takes any text and changes none: what is a number is said by who reads it. */
export function NumberField(props: NumberFieldProps) {
  const { name, labelledBy, text, unit, hint, onChange, onEnter, describedBy, invalid = false } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <p className={styles.line}>
        <input
          className={classes(styles.input, 'num', invalid && styles.invalid)}
          type="text"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          name={name}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && onEnter?.()}
          aria-labelledby={classes(labelledBy, unit && `${id}-unit`)}
          aria-describedby={classes(describedBy, `${id}-hint`)}
          aria-invalid={invalid || undefined}
        />
        {unit && <span id={`${id}-unit`}>{unit}</span>}
      </p>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
