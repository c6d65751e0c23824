import { type ComponentProps, useId } from 'react';
import { classes } from '../theme/classes.ts';
import { describe } from './describe.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

/** Props of `TextField`. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldText {}

/** A labelled one-line input. Its id defaults to its name. */
export function TextField({ label, optional, description, error, className, ...input }: TextFieldProps) {
  const generated = useId();
  const id = input.id ?? input.name ?? generated;
  return (
    <FieldFrame id={id} label={label} optional={optional} description={description} error={error}>
      <input
        {...input}
        {...describe(id, { description, error }, input['aria-describedby'])}
        id={id}
        className={classes(styles.input, className)}
      />
    </FieldFrame>
  );
}
