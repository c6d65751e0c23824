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
  /** Explanation below the field. */
  description?: ReactNode;
  /** Error message; marks the field as invalid. */
  error?: string;
}

/** Props of `FieldFrame`. */
export interface FieldFrameProps extends Omit<FieldText, 'label'> {
  /** Id of the control, for the label. */
  id: string;
  /** Label; absent if a question above names the control. */
  label?: string;
  /** Marks the field as invalid, with a message outside of the field. */
  invalid?: boolean;
  /** The control. */
  children: ReactNode;
}

/** Layout of a field: label, control, description and error. The control takes its aria attributes from `describe()`. */
export function FieldFrame({
  id,
  label,
  optional = false,
  description,
  error,
  invalid = Boolean(error),
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  return (
    <div className={classes(styles.field, invalid && styles.invalid)}>
      {label && (
        <label className={styles.label} htmlFor={id} id={`${id}-label`}>
          {label}
          {optional && ' '}
          {optional && <span className={styles.optional}>{t('app.ui.optional')}</span>}
        </label>
      )}
      {children}
      {description && (
        <p className={styles.hint} id={`${id}-description`}>
          {description}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
