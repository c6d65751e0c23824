import { useTranslation } from '#web-language/use-translation.ts';
import type { ReactNode } from 'react';
import { classes } from '../theme/classes.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

/** Texts of a labelled field. */
export interface FieldText {
  /** Label, in a few words, without a colon. */
  label: string;
  /** Adds "(optional)" to the label. Fields are required by default. */
  optional?: boolean;
  /** Hint below the field. */
  hint?: ReactNode;
  /** Error message; marks the field as invalid. */
  error?: string;
}

/** Props of `FieldFrame`. */
export interface FieldFrameProps extends FieldText {
  /** Id of the control, for the label. */
  id: string;
  /** The control. */
  children: ReactNode;
}

/** Layout of a field: label, control, hint and error. The control takes its aria attributes from `describe()`. */
export function FieldFrame({ id, label, optional, hint, error, children }: FieldFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={classes(styles.field, error && styles.invalid)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && ' '}
        {optional && <span className={styles.optional}>{t('app.ui.optional')}</span>}
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
