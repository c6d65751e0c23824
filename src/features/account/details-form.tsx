import { useRef, useState } from 'react';
import { object } from 'yup';
import type { CreateUser } from '../../contract/bodies.ts';
import { limits } from '../../domain/account/limits.ts';
import {
  confirmProblem,
  emailProblem,
  passwordProblem,
  usernameProblem,
} from '../../domain/account/rules.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Marked } from '../../ui/toast/marked.tsx';
import { useCreateUserMutation } from './account-api.ts';
import { type Created, readCreated, readRefusal } from './created.ts';
import look from './form/account-card.module.css';
import { focusFirstError } from './form/focus-first-error.ts';
import { PrivacyHint } from './form/privacy-hint.tsx';
import { rule } from './form/rule.ts';
import { useForm } from './form/use-form.ts';
import { forgetLink } from './link.ts';
import { strings } from './strings.ts';

const text = strings.details;

const rules = object({
  email: rule(emailProblem),
  username: rule(usernameProblem),
  password: rule(passwordProblem),
  confirmPassword: rule((v, { password }) => confirmProblem(password ?? '', v)),
});

export interface DetailsFormProps {
  labels: { readonly username: string; readonly password: string };
  /** The address that the link was sent to; it cannot be changed. Null: the person types one. */
  email: string | null;
  /** The token of the mailed link, if there is one. */
  link: string | null;
  /** Which of the four fields the call carries (the two readings of specification 1 differ). */
  body(values: Required<CreateUser>): CreateUser;
  /** The account stands; the profile is next. */
  onCreated(registrationId: string): void;
}

/** E-mail, username and password twice: the form behind both readings of the sign-up's second step. */
export function DetailsForm({ labels, email, link, body, onCreated }: DetailsFormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [createUser] = useCreateUserMutation();
  const form = useForm({
    initial: { email: email ?? '', username: '', password: '', confirmPassword: '' },
    rules,
    refused: () => focusFirstError(ref.current),
    async send(values) {
      setMessage(null);
      const sent = createUser({ body: body(values), link }).unwrap();
      const created: Created = await sent.then(readCreated, readRefusal);
      if ('id' in created) {
        form.clear();
        forgetLink('signUpLink');
        onCreated(created.id);
      } else if ('errors' in created) {
        form.setErrors(created.errors);
        focusFirstError(ref.current);
      } else setMessage(created.message);
    },
  });

  return (
    <form ref={ref} noValidate onSubmit={form.submit}>
      <p className={look.intro}>{email === null ? text.leadWithEmail : text.lead}</p>
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
      {message && (
        <Alert tone="error">
          <Marked text={message} />
        </Alert>
      )}
    </form>
  );
}
