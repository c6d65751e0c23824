import { useId } from 'react';
import frame from '../field/field.module.css';
import { describe } from '../field/describe.ts';
import { FieldFrame, type FieldFrameProps } from '../field/field-frame.tsx';
import { classes } from '../theme/classes.ts';
import styles from './number-field.module.css';

/** Props of `NumberField`. */
export interface NumberFieldProps extends Omit<FieldFrameProps, 'id' | 'children'> {
  /** Name of the input, unique on the page. */
  name: string;
  /** Id of the element that holds the question, in place of a label. */
  labelledBy?: string;
  /** The typed text, which may be no number. */
  value: string;
  /** Unit after the number. */
  unit?: string;
  /** Called with the text after each input. */
  onChange: (value: string) => void;
  /** Called at Enter, or the enter key of a virtual keyboard. */
  onEnter?: () => void;
  /** Id of an error message outside of the field. */
  describedBy?: string;
}

/** A text field for one number. It does not validate or change the text; the parent does. */
export function NumberField({
  name,
  labelledBy,
  value,
  unit,
  onChange,
  onEnter,
  describedBy,
  ...field
}: NumberFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} {...field}>
      <p className={styles.line}>
        <input
          {...describe(id, field, describedBy)}
          id={id}
          className={classes(frame.input, frame.large, styles.input, 'num')}
          type="text"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={({ key, repeat }) => key === 'Enter' && !repeat && onEnter?.()}
          aria-labelledby={classes(labelledBy ?? `${id}-label`, unit && `${id}-unit`)}
        />
        {unit && <span id={`${id}-unit`}>{unit}</span>}
      </p>
    </FieldFrame>
  );
}
