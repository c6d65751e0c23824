import { useRef, useState } from 'react';
import type { CreateUser } from '#contract/requests.ts';
import { limits } from '#domain/account/limits.ts';
import { confirmProblem, emailProblem, passwordProblem, usernameProblem } from '#domain/account/rules.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Marked } from '#ui/toast/marked.tsx';
import { useCreateUserMutation } from './account-api.ts';
import { readCreateResult, mayExist } from './create-result.ts';
import styles from './form/account-card.module.css';
import { isOutcomeUnknown } from './form/is-outcome-unknown.ts';
import { type FormFailure, OutcomeUnknown } from './form/outcome-unknown.tsx';
import { PrivacyHint } from './form/privacy-hint.tsx';
import { forgetLink } from './link.ts';
import { strings } from './strings.ts';

const text = strings.details;

/** What the person types; the year of birth is asked before. */
type Details = Required<Omit<CreateUser, 'birthYear'>>;

const rules: Rules<Details> = {
  email: emailProblem,
  username: usernameProblem,
  password: passwordProblem,
  confirmPassword: (v, { password }) => confirmProblem(password ?? '', v),
};

export interface DetailsFormProps {
  labels: { readonly username: string; readonly password: string };
  /** The address that the link was sent to; it cannot be changed. Null: the person types one. */
  email: string | null;
  /** The token of the mailed link, if there is one. */
  link: string | null;
  /** Which of the four fields the call carries (the two readings of specification 1, section 2 differ). */
  body(values: Details): CreateUser;
  /** The account exists; the profile is next. */
  onCreated(registrationId: string, username: string): void;
}

/** E-mail, username and password twice: the form behind both readings of the sign-up's second step. */
export function DetailsForm({ labels, email, link, body, onCreated }: DetailsFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const unanswered = useRef(false);
  const [createUser] = useCreateUserMutation();
  const form = useForm({
    initial: { email: email ?? '', username: '', password: '', confirmPassword: '' },
    rules,
    refused: () => focusFirstError(ref.current),
    async send(values) {
      setFailure(null);
      const sent = await createUser({ body: body(values), link });
      const created = readCreateResult(sent);
      if ('id' in created) {
        form.clear();
        forgetLink('signUpLink');
        return onCreated(created.id, values.username);
      }
      const isDoubtful = unanswered.current && mayExist(sent);
      unanswered.current ||= sent.error !== undefined && isOutcomeUnknown(sent.error);
      if (isDoubtful) return setFailure({ message: text.mayExist, isOutcomeUnknown: true });
      if ('message' in created) return setFailure({ message: created.message, isOutcomeUnknown: false });
      form.setErrors(created.errors);
      focusFirstError(ref.current);
    },
  });

  return (
    <form ref={ref} noValidate onSubmit={form.submit}>
      <p className={styles.intro}>{email === null ? text.leadWithEmail : text.lead}</p>
      <TextField
        {...form.field('email')}
        label={strings.email}
        type="email"
        autoComplete="email"
        readOnly={email !== null}
        hint={email === null ? <PrivacyHint /> : text.emailHint}
      />
      <TextField
        {...form.field('username')}
        label={labels.username}
        hint={`${text.usernameHint} ${text.characters(limits.username)}`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={labels.password}
        hint={text.passwordHint(limits.password)}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('confirmPassword')} label={text.confirm} autoComplete="new-password" />
      <Button type="submit" wide busy={form.busy} busyText={text.busy}>
        {text.submit}
      </Button>
      {failure && (
        <Alert tone="error">
          {failure.isOutcomeUnknown ? (
            <OutcomeUnknown text={failure.message} />
          ) : (
            <Marked text={failure.message} />
          )}
        </Alert>
      )}
    </form>
  );
}
