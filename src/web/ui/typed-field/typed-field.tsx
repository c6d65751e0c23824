import { useId } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './typed-field.module.css';

/** Props of `TypedField`. */
export interface TypedFieldProps {
  /** Name of the input, unique on the page. */
  name: string;
  /** Id of the element that holds the question. */
  labelledBy: string;
  /** A clock time (HH:MM), a date (YYYY-MM-DD), or a text of several lines. */
  type: 'time' | 'date' | 'text';
  /** What is in the field, in the form of `type`. */
  text: string;
  /** What is accepted, below the field. */
  hint: string;
  /** Earliest date, YYYY-MM-DD. */
  min?: string;
  /** Latest date, YYYY-MM-DD. */
  max?: string;
  /** Longest text, in characters. */
  maxLength?: number;
  /** Called with the text after each input; '' while a time or date is incomplete. */
  onChange: (text: string) => void;
  /** Called at Enter, not for a text of several lines. */
  onEnter?: (() => void) | undefined;
  /** Id of the error message. */
  describedBy?: string | undefined;
  /** True after an attempt to continue without a valid answer. */
  invalid?: boolean;
}

/** A native field for a time or a date, with the picker of the device, or for a text in own words. */
export function TypedField(props: TypedFieldProps) {
  const { name, labelledBy, type, text, hint, min, max, maxLength, onChange, onEnter } = props;
  const { describedBy, invalid = false } = props;
  const id = useId();
  const shared = {
    className: classes(styles.input, type !== 'text' && 'num', invalid && styles.invalid),
    name,
    'aria-labelledby': labelledBy,
    'aria-describedby': classes(describedBy, `${id}-hint`),
    'aria-invalid': invalid || undefined,
  };
  return (
    <div className={styles.field}>
      {type === 'text' ? (
        <textarea
          {...shared}
          rows={4}
          maxLength={maxLength}
          value={text}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          type={type}
          min={min}
          max={max}
          // A controlled value would erase the parts of an incomplete time.
          defaultValue={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && onEnter?.()}
        />
      )}
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
