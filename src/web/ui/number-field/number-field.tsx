import { useId } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './number-field.module.css';

/** Props of `NumberField`. */
export interface NumberFieldProps {
  /** Name of the input, unique on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** The typed text, which may be no number. */
  text: string;
  /** Unit after the number. */
  unit?: string;
  /** Valid range, below the field. */
  hint?: string;
  /** Called with the text after each input. */
  onChange: (text: string) => void;
  /** Called at Enter, or the enter key of a virtual keyboard. */
  onEnter?: () => void;
  /** Id of the error message. */
  describedBy?: string;
  /** True after an attempt to continue without a valid answer. */
  invalid?: boolean;
}

/** A text field for one number. It does not validate or change the text; the parent does. */
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
          aria-describedby={classes(describedBy, hint && `${id}-hint`)}
          aria-invalid={invalid || undefined}
        />
        {unit && <span id={`${id}-unit`}>{unit}</span>}
      </p>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
