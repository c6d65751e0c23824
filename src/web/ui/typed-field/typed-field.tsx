import { useId } from 'react';
import { describe } from '../field/describe.ts';
import frame from '../field/field.module.css';
import { FieldFrame } from '../field/field-frame.tsx';
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
  value: string;
  /** What is accepted, below the field. */
  description: string;
  /** Earliest date, YYYY-MM-DD. */
  min?: string;
  /** Latest date, YYYY-MM-DD. */
  max?: string;
  /** Longest text, in characters. */
  maxLength?: number;
  /** Called with the text after each input; '' while a time or date is incomplete. */
  onChange: (value: string) => void;
  /** Called at Enter, not for a text of several lines. */
  onEnter?: (() => void) | undefined;
  /** Id of the error message. */
  describedBy?: string | undefined;
  /** True after an attempt to continue without a valid answer. */
  invalid?: boolean;
}

/** A native field for a time or a date, with the picker of the device, or for a text in own words. */
export function TypedField({
  name,
  labelledBy,
  type,
  value,
  description,
  min,
  max,
  maxLength,
  onChange,
  onEnter,
  describedBy,
  invalid = false,
}: TypedFieldProps) {
  const id = useId();
  const shared = {
    ...describe(id, { description, invalid }, describedBy),
    id,
    className: classes(frame.input, frame.large, styles.input, type !== 'text' && 'num'),
    name,
    'aria-labelledby': labelledBy,
  };
  return (
    <FieldFrame {...{ id, description, invalid }}>
      {type === 'text' ? (
        <textarea
          {...shared}
          rows={4}
          maxLength={maxLength}
          value={value}
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
          defaultValue={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && onEnter?.()}
        />
      )}
    </FieldFrame>
  );
}
