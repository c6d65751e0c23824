import { useTranslation } from '#web-language/use-translation.ts';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { classes } from '../theme/classes.ts';
import { describe } from './describe.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldText } from './field-frame.tsx';

/** Props of `PasswordField`. */
export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'type'>, FieldText {}

/** A password field with a button that toggles the visibility of its text. */
export function PasswordField({
  label,
  optional,
  description,
  error,
  className,
  ...input
}: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  const generated = useId();
  const id = input.id ?? input.name ?? generated;
  return (
    <FieldFrame id={id} label={label} optional={optional} description={description} error={error}>
      <div className={styles.withButton}>
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...describe(id, { description, error }, input['aria-describedby'])}
          id={id}
          type={isVisible ? 'text' : 'password'}
          className={classes(styles.input, className)}
        />
        <button
          type="button"
          className={styles.eye}
          aria-label={t(isVisible ? 'app.ui.hidePassword' : 'app.ui.showPassword')}
          aria-pressed={isVisible}
          aria-controls={id}
          disabled={input.disabled}
          onClick={() => setIsVisible(!isVisible)}
        >
          {isVisible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      </div>
    </FieldFrame>
  );
}
