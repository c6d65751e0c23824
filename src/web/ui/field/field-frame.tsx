import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

/** What every labelled field shares. */
export interface FieldText {
  /** What is wanted, in a few words, without a colon. */
  label: string;
  /** Adds "(optional)" to the label; fields are required unless they say so. */
  optional?: boolean;
  /** What helps before one types, under the field. */
  hint?: ReactNode;
  /** The message under the field; its presence marks the field as wrong. */
  error?: string;
}

export interface FieldFrameProps extends FieldText {
  /** The control's id, which the label points at. */
  id: string;
  /** The control itself. */
  children: ReactNode;
}

/** Label above, control, then hint and error below. The control itself takes `describe()` for its aria. */
export function FieldFrame({ id, label, optional, hint, error, children }: FieldFrameProps) {
  return (
    <div className={classes(styles.field, error && styles.bad)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && ' '}
        {optional && <span className={styles.optional}>(optional)</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
