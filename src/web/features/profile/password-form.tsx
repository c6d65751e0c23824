import { useEffect, useRef, useState } from 'react';
import { toFailure, isEndpointMissing } from '#api/failure.ts';
import { passwordChangeCodes } from '#contract/wire/sessions.ts';
import { limits } from '#domain/account/limits.ts';
import { validatePasswordConfirmation, validatePassword } from '#domain/account/rules.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { type Translate, translateMessage } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import type { FormCallbacks } from './collapsible-form.tsx';
import { useChangePasswordMutation } from './login-api.ts';
import styles from './profile.module.css';

interface Values {
  password: string;
  newPassword: string;
  confirmPassword: string;
}

const createRules = (t: Translate): Rules<Values> => ({
  password: (v) => (v === '' ? t('profile.password.currentRequired') : null),
  newPassword: (v, { password }) =>
    translateMessage(t, validatePassword(v)) ?? (v === password ? t('profile.password.same') : null),
  confirmPassword: (v, { newPassword }) =>
    translateMessage(t, validatePasswordConfirmation(newPassword ?? '', v)),
});

export interface PasswordFormProps extends FormCallbacks {
  readonly userid: string;
}

/** The current password, and a new one twice. */
export function PasswordForm({ userid, onDone, onUnsupported, onCancel }: PasswordFormProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [changePassword] = useChangePasswordMutation();
  const form = useForm<Values>({
    emptyValues: { password: '', newPassword: '', confirmPassword: '' },
    rules: createRules(t),
    onInvalid: () => focusFirstError(ref.current),
    async send({ password, newPassword }) {
      setFailure(null);
      try {
        await changePassword({ userid, password, newPassword }).unwrap();
        onDone();
      } catch (error) {
        if (isEndpointMissing(error)) return onUnsupported();
        const problem = toFormError(t, error);
        if (problem.field) {
          form.setErrors({ [problem.field]: problem.message });
          focusFirstError(ref.current);
        } else setFailure(problem.message);
      }
    },
  });

  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);

  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={form.submit}>
      <PasswordField
        {...form.field('password')}
        label={t('profile.password.current')}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.field('newPassword')}
        label={t('profile.password.next')}
        description={t('profile.password.hint', limits.password)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('profile.password.confirm')}
        autoComplete="new-password"
      />
      {failure && <Alert status="error">{failure}</Alert>}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onCancel}>
          {t('profile.password.keep')}
        </Button>
        <Button type="submit" loading={form.busy} loadingLabel={t('profile.password.busy')}>
          {t('profile.password.submit')}
        </Button>
      </div>
    </form>
  );
}

const isNewPasswordCode = (code: string | null) =>
  code === 'password-invalid' || code === 'password-common' || code === 'password-same';

/** Converts an error to a message at its field, or at the form. */
function toFormError(t: Translate, error: unknown): { field?: keyof Values; message: string } {
  const failure = toFailure(error, passwordChangeCodes);
  if (failure.kind === 'unreachable') return { message: t('profile.password.unreachable') };
  if (failure.kind === 'broken') return { message: t('profile.password.failed') };
  const message = failure.message ?? t('profile.password.failed');
  if (failure.code === 'password-wrong')
    return { field: 'password', message: t('profile.password.currentWrong') };
  return isNewPasswordCode(failure.code) ? { field: 'newPassword', message } : { message };
}
