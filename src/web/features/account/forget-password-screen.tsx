import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { toFailure } from '#api/failure.ts';
import { validateEmail } from '#domain/account/rules.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import type { Translate } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { notify } from '#ui/toast/toast.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useForgotPasswordMutation } from './account-api.ts';
import { AccountCard } from './form/account-card.tsx';
import { times } from './times.ts';

const toast = { duration: times.toast, position: 'top-center' } as const;

const createRules = (t: Translate): Rules<{ email: string }> => ({
  email: (v) =>
    v.trim() === '' ? t('account.forgot.required') : validateEmail(v) && t('account.forgot.malformed'),
});

/** Requests a mail with a link for a new password. */
export function ForgetPasswordScreen() {
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<{ status: 'success' | 'error'; text: string } | null>(null);
  const [requestLink] = useForgotPasswordMutation();
  const form = useForm({
    emptyValues: { email: '' },
    rules: createRules(t),
    onInvalid: () => focusFirstError(ref.current),
    async send({ email }) {
      setOutcome(null);
      try {
        await requestLink({ email: email.trim() }).unwrap();
        form.clear();
        notify.success(t('account.forgot.checkMail'), toast);
        setOutcome({ status: 'success', text: t('account.forgot.sent') });
      } catch (error) {
        const message = toErrorMessage(t, error);
        notify.error(message, toast);
        setOutcome({ status: 'error', text: message });
      }
    },
  });

  return (
    <AccountCard
      title={t('account.forgot.title')}
      lead={t('account.forgot.lead')}
      aside={<Link to="/login">{t('account.forgot.back')}</Link>}
    >
      <form ref={ref} noValidate onSubmit={form.submit}>
        <TextField
          {...form.field('email')}
          label={t('account.email')}
          type="email"
          autoComplete="email"
          placeholder={t('account.forgot.placeholder')}
        />
        <Button type="submit" fullWidth loading={form.busy} loadingLabel={t('account.forgot.busy')}>
          {t('account.forgot.submit')}
        </Button>
        {outcome && (
          <Alert status={outcome.status} live={outcome.status === 'error' ? 'off' : 'polite'}>
            {outcome.text}
          </Alert>
        )}
      </form>
    </AccountCard>
  );
}

function toErrorMessage(t: Translate, error: unknown): string {
  const failure = toFailure(error);
  return failure.kind === 'refused'
    ? (failure.message ?? t('account.forgot.refused'))
    : t('account.forgot.failed');
}
