import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Credentials } from '#contract/requests.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import type { Translate } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MessageWithSpokenSymbol } from '#ui/toast/marked.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './form/account-card.module.css';
import { AccountCard } from './form/account-card.tsx';
import { useLogin } from './use-login.ts';

const createRules = (t: Translate): Rules<Credentials> => ({
  username: (v) => (v.trim() === '' ? t('login.usernameRequired') : null),
  password: (v) => (v === '' ? t('login.passwordRequired') : null),
});

/**
 * The login form. Displays the notice in the location state, such as an expired session, until the first submission.
 */
export function LoginScreen() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const [notice, setNotice] = useState<string | null>(state?.notice ?? null);
  const [remember, setRemember] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const { logIn, isDone } = useLogin(setNotice);
  const form = useForm({
    emptyValues: { username: '', password: '' },
    rules: createRules(t),
    onInvalid: () => focusFirstError(ref.current),
    async send(values) {
      setNotice(null);
      setNotice(await logIn(values, remember));
    },
  });

  return (
    <AccountCard
      title={t('login.title')}
      aside={
        <>
          {t('login.newHere')} <Link to="/signUp">{t('login.register')}</Link>
        </>
      }
    >
      <form ref={ref} noValidate onSubmit={form.submit}>
        {notice && (
          <Alert status="error" live="off">
            <MessageWithSpokenSymbol text={notice} />
          </Alert>
        )}
        <TextField
          {...form.field('username')}
          label={t('login.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          label={t('login.password')}
          autoComplete="current-password"
        />
        <div className={styles.row}>
          <Checkbox name="remember" checked={remember} onChange={(e) => setRemember(e.target.checked)}>
            {t('login.remember')}
          </Checkbox>
          <Link to="/forgetPassword">{t('login.forgot')}</Link>
        </div>
        <Button type="submit" fullWidth loading={form.busy || isDone} loadingLabel={t('login.busy')}>
          {t('login.submit')}
        </Button>
      </form>
    </AccountCard>
  );
}
