import { type ComponentProps, useId } from 'react';
import { classes } from '../theme/classes.ts';
import { describe } from './describe.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import { PrintCopy } from './print-copy.tsx';

export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldText {
  /** How many lines it is high at first. */
  rows?: number;
}

/** A labelled box for several lines; on paper all of them are there. Its id is the given one, else its name. */
export function TextAreaField({
  label,
  optional,
  hint,
  error,
  className,
  rows = 5,
  ...area
}: TextAreaFieldProps) {
  const generated = useId();
  const id = area.id ?? area.name ?? generated;
  const classNames = classes(styles.input, styles.area, className);
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <PrintCopy of={id} className={classNames} />
      <textarea
        {...area}
        {...describe(id, { hint, error }, area['aria-describedby'])}
        id={id}
        rows={rows}
        className={classNames}
      />
    </FieldFrame>
  );
}
