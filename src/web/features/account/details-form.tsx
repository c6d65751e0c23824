import { useRef, useState } from 'react';
import type { CreateUser } from '#contract/requests.ts';
import { limits } from '#domain/account/limits.ts';
import {
  validatePasswordConfirmation,
  validateEmail,
  validatePassword,
  validateUsername,
} from '#domain/account/rules.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { type Translate, translateMessage } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MessageWithSpokenSymbol } from '#ui/toast/marked.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useCreateUserMutation } from './account-api.ts';
import { toDetailsStepResult, mayAccountExist } from './details-step-result.ts';
import styles from './form/account-card.module.css';
import { isOutcomeUnknown } from './form/is-outcome-unknown.ts';
import { type FormFailure, OutcomeUnknown } from './form/outcome-unknown.tsx';
import { PrivacyHint } from './form/privacy-hint.tsx';
import { removeMailedLinkToken } from './mailed-link.ts';
import { joinSentences } from '#language/translate.ts';

/** The values of the form. The year of birth is from the step before. */
type Details = Required<Omit<CreateUser, 'birthYear'>>;

const createRules = (t: Translate): Rules<Details> => ({
  email: (v) => translateMessage(t, validateEmail(v)),
  username: (v) => translateMessage(t, validateUsername(v)),
  password: (v) => translateMessage(t, validatePassword(v)),
  confirmPassword: (v, { password }) => translateMessage(t, validatePasswordConfirmation(password ?? '', v)),
});

export interface DetailsFormProps {
  labels: { readonly username: string; readonly password: string };
  /** The address that the link was sent to, read-only. If null, the form has an input for it. */
  email: string | null;
  /** The token of the mailed link. */
  link: string | null;
  /** Selects the fields that are sent. The two routes of specification 1, section 2 send different ones. */
  body(values: Details): CreateUser;
  /** Called when the account exists. */
  onCreated(registrationId: string, username: string): void;
}

/** The form for e-mail, username and password, of both sign-up routes. */
export function DetailsForm({ labels, email, link, body, onCreated }: DetailsFormProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const hasUnknownOutcome = useRef(false);
  const [createUser] = useCreateUserMutation();
  const form = useForm({
    emptyValues: { email: email ?? '', username: '', password: '', confirmPassword: '' },
    rules: createRules(t),
    onInvalid: () => focusFirstError(ref.current),
    async send(values) {
      setFailure(null);
      const result = await createUser({ body: body(values), link });
      const created = toDetailsStepResult(t, result);
      if ('id' in created) {
        form.clear();
        removeMailedLinkToken('signUpLink');
        return onCreated(created.id, values.username);
      }
      const mayHaveSucceeded = hasUnknownOutcome.current && mayAccountExist(result);
      hasUnknownOutcome.current ||= result.error !== undefined && isOutcomeUnknown(result.error);
      if (mayHaveSucceeded)
        return setFailure({ message: t('account.details.mayExist'), isOutcomeUnknown: true });
      if ('message' in created) return setFailure({ message: created.message, isOutcomeUnknown: false });
      form.setErrors(created.errors);
      focusFirstError(ref.current);
    },
  });

  return (
    <form ref={ref} noValidate onSubmit={form.submit}>
      <p className={styles.intro}>
        {email === null ? t('account.details.leadWithEmail') : t('account.details.lead')}
      </p>
      <TextField
        {...form.field('email')}
        label={t('account.email')}
        type="email"
        autoComplete="email"
        readOnly={email !== null}
        description={email === null ? <PrivacyHint /> : t('account.details.emailHint')}
      />
      <TextField
        {...form.field('username')}
        label={labels.username}
        description={joinSentences(t, [
          t('account.details.usernameHint'),
          t('account.details.characters', limits.username),
        ])}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={labels.password}
        description={t('account.details.passwordHint', limits.password)}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.field('confirmPassword')}
        label={t('account.details.confirm')}
        autoComplete="new-password"
      />
      <Button type="submit" fullWidth loading={form.busy} loadingLabel={t('account.details.busy')}>
        {t('account.details.submit')}
      </Button>
      {failure && (
        <Alert status="error">
          {failure.isOutcomeUnknown ? (
            <OutcomeUnknown text={failure.message} />
          ) : (
            <MessageWithSpokenSymbol text={failure.message} />
          )}
        </Alert>
      )}
    </form>
  );
}
