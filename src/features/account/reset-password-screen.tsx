import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { failureOf, serverMessage } from '../../api/failure.ts';
import { sessionExpired } from '../../api/session.ts';
import { limits } from '../../domain/account/limits.ts';
import { confirmProblem, passwordProblem } from '../../domain/account/rules.ts';
import type { Rules } from '../../forms/rules.ts';
import { useForm } from '../../forms/use-form.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { notify } from '../../ui/toast/toast.tsx';
import { useResetPasswordMutation } from './account-api.ts';
import look from './form/account-card.module.css';
import { AccountCard } from './form/account-card.tsx';
import { focusFirstError } from './form/focus-first-error.ts';
import { mayHaveWorked } from './form/may-have-worked.ts';
import { PerhapsDone } from './form/perhaps-done.tsx';
import { forgetLink, useLink } from './link.ts';
import { strings } from './strings.ts';
import { times } from './times.ts';

const text = strings.reset;

const rules: Rules<{ password: string; confirmPassword: string }> = {
  password: passwordProblem,
  confirmPassword: (v, { password }) => confirmProblem(password ?? '', v),
};

/** Where the forgot-password mail leads: choose a new password, then log in with it. */
export function ResetPasswordScreen() {
  const link = useLink('resetLink');
  return (
    <AccountCard title={text.title} lead={link === null ? undefined : text.lead}>
      <div className={look.stack}>
        {link === null ? <Alert tone="info">{text.noLink}</Alert> : <NewPassword link={link} />}
        <Link className={buttonClass(link === null ? 'primary' : 'quiet', true)} to="/forgetPassword">
          {text.newLink}
        </Link>
      </div>
    </AccountCard>
  );
}

function NewPassword({ link }: { link: string }) {
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const unanswered = useRef(false);
  const [reset] = useResetPasswordMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    rules,
    refused: () => focusFirstError(ref.current),
    async send({ password }) {
      setFailure(null);
      try {
        await reset({ token: link, password }).unwrap();
      } catch (error) {
        const refused = failureOf(error);
        const message = serverMessage(error) ?? text.failed;
        // The password is all that this form sends: what is not acceptable is the password.
        if (refused.kind === 'refused' && refused.status === 422) {
          form.setErrors({ password: message });
          focusFirstError(ref.current);
        } else {
          const isUsed = refused.kind === 'refused' && refused.status === 401;
          setFailure(isUsed && unanswered.current ? text.mayBeSaved : message);
          unanswered.current ||= mayHaveWorked(error);
        }
        return;
      }
      forgetLink('resetLink');
      // The new password has ended every session, and so this browser's.
      dispatch(sessionExpired());
      notify.success(text.success, { ms: times.toast });
      void navigate('/login', { replace: true });
    },
  });

  return (
    <form ref={ref} noValidate onSubmit={form.submit}>
      <PasswordField
        {...form.field('password')}
        label={text.password}
        hint={strings.details.passwordHint(limits.password)}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmPassword')} label={text.confirm} autoComplete="new-password" />
      <Button type="submit" wide busy={form.busy} busyText={text.busy}>
        {text.submit}
      </Button>
      {failure && (
        <Alert tone="error">{failure === text.mayBeSaved ? <PerhapsDone text={failure} /> : failure}</Alert>
      )}
    </form>
  );
}
