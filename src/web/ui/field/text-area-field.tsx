import { type ComponentProps, useId } from 'react';
import { classes } from '../theme/classes.ts';
import { describe } from './describe.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';
import { TextAreaPrintCopy } from './text-area-print-copy.tsx';

/** Props of `TextAreaField`. */
export interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldText {
  /** Initial height in lines. */
  rows?: number;
}

/** A labelled textarea that prints all its text. Its id defaults to its name. */
export function TextAreaField({
  label,
  optional,
  description,
  error,
  className,
  rows = 5,
  ...area
}: TextAreaFieldProps) {
  const generated = useId();
  const id = area.id ?? area.name ?? generated;
  const classNames = classes(styles.input, styles.area, className);
  return (
    <FieldFrame id={id} label={label} optional={optional} description={description} error={error}>
      <TextAreaPrintCopy textAreaId={id} className={classNames} />
      <textarea
        {...area}
        {...describe(id, { description, error }, area['aria-describedby'])}
        id={id}
        rows={rows}
        className={classNames}
      />
    </FieldFrame>
  );
}
