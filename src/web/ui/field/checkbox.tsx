import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../theme/classes.ts';
import box from './box.module.css';
import styles from './checkbox.module.css';
import { describe } from './describe.ts';
import { FieldError } from './field-error.tsx';

/** Props of `Checkbox`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label, may contain links. */
  children: ReactNode;
  /** Error message; marks the box as invalid. */
  error?: string;
}

/** A checkbox with label and error message. */
export function Checkbox({ children, error, className, ...input }: CheckboxProps) {
  const generated = useId();
  const id = input.id ?? input.name ?? generated;
  return (
    <div className={classes(styles.checkField, className)}>
      <label className={styles.check}>
        <input
          {...input}
          {...describe(id, { error }, input['aria-describedby'])}
          id={id}
          className={box.box}
          type="checkbox"
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
