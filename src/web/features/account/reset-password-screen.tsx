import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { toFailure } from '#api/failure.ts';
import { sessionExpired } from '#api/session.ts';
import { resetPasswordCodes } from '#contract/wire/accounts.ts';
import { limits } from '#domain/account/limits.ts';
import { validatePasswordConfirmation, validatePassword } from '#domain/account/rules.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { type Translate, translateMessage } from '#language/translate.ts';
import { notify } from '#ui/toast/toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useResetPasswordMutation } from './account-api.ts';
import styles from './form/account-card.module.css';
import { AccountCard } from './form/account-card.tsx';
import { isOutcomeUnknown } from './form/is-outcome-unknown.ts';
import { type FormFailure, OutcomeUnknown } from './form/outcome-unknown.tsx';
import { removeMailedLinkToken, useMailedLink } from './mailed-link.ts';
import { times } from './times.ts';

const createRules = (t: Translate): Rules<{ password: string; confirmPassword: string }> => ({
  password: (v) => translateMessage(t, validatePassword(v)),
  confirmPassword: (v, { password }) => translateMessage(t, validatePasswordConfirmation(password ?? '', v)),
});

/** The target of the mailed link: sets a new password and redirects to the login. */
export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const { token, isIncomplete } = useMailedLink('resetLink');
  return (
    <AccountCard title={t('account.reset.title')} lead={token === null ? undefined : t('account.reset.lead')}>
      <div className={styles.stack}>
        {token !== null && <NewPassword link={token} />}
        {token === null && (
          <Alert status={isIncomplete ? 'error' : 'info'}>
            {isIncomplete ? t('account.link.incomplete') : t('account.reset.noLink')}
          </Alert>
        )}
        <Link className={buttonClass(token === null ? 'primary' : 'tertiary', true)} to="/forgetPassword">
          {t('account.reset.newLink')}
        </Link>
      </div>
    </AccountCard>
  );
}

function NewPassword({ link }: { link: string }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const hasUnknownOutcome = useRef(false);
  const [reset] = useResetPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const form = useForm({
    emptyValues: { password: '', confirmPassword: '' },
    rules: createRules(t),
    onInvalid: () => focusFirstError(ref.current),
    async send({ password }) {
      setFailure(null);
      try {
        await reset({ token: link, password }).unwrap();
      } catch (error) {
        const reason = toFailure(error, resetPasswordCodes);
        const code = reason.kind === 'refused' ? reason.code : null;
        const message = (reason.kind === 'refused' && reason.message) || t('account.reset.failed');
        if (code === 'password-invalid' || code === 'password-common') {
          form.setErrors({ password: message });
          focusFirstError(ref.current);
        } else {
          const isSaved = code === 'link-invalid' && hasUnknownOutcome.current;
          setFailure({
            message: isSaved ? t('account.reset.mayBeSaved') : message,
            isOutcomeUnknown: isSaved,
          });
          hasUnknownOutcome.current ||= isOutcomeUnknown(error);
        }
        return;
      }
      removeMailedLinkToken('resetLink');
      // The server ends every session when the password changes.
      dispatch(sessionExpired());
      notify.success(t('account.reset.success'), { duration: times.toast });
      void navigate('/login', { replace: true });
    },
  });

  return (
    <form ref={ref} noValidate onSubmit={form.submit}>
      <PasswordField
        {...form.field('password')}
        label={t('account.reset.password')}
        description={t('account.details.passwordHint', limits.password)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('account.reset.confirm')}
        autoComplete="new-password"
      />
      <Button type="submit" fullWidth loading={form.busy} loadingLabel={t('account.reset.busy')}>
        {t('account.reset.submit')}
      </Button>
      {failure && (
        <Alert status="error">
          {failure.isOutcomeUnknown ? <OutcomeUnknown text={failure.message} /> : failure.message}
        </Alert>
      )}
    </form>
  );
}
