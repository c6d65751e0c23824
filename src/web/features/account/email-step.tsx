import { type ReactNode, useRef, useState } from 'react';
import { toFailure } from '#api/failure.ts';
import { linkMailCodes } from '#contract/wire/accounts.ts';
import { validateEmail } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { type Translate, translateMessage } from '#language/translate.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useSendLinkMutation } from './account-api.ts';
import { AccountCard } from './form/account-card.tsx';
import { PrivacyHint } from './form/privacy-hint.tsx';
import { LinkSent } from './link-sent.tsx';
import { removeRegistrationData } from './registration-id.ts';

const createRules = (t: Translate): Rules<{ email: string }> => ({
  email: (v) => translateMessage(t, validateEmail(v)),
});

export interface EmailStepProps {
  birthYear: number;
  /** Content below the form, such as a link to another screen. */
  aside: ReactNode;
  /** Called if the server rejects the year of birth. */
  onUnderage(): void;
}

/** The last mail with a link. */
interface SentMail {
  readonly address: string;
  /** How many mails this page sent to the address. */
  readonly mails: number;
  /** In milliseconds. */
  readonly sentAt: number;
}

/**
 * The sign-up step that sends a link to an e-mail address. The form is disabled after that, until the person changes the
 * address.
 */
export function EmailStep({ birthYear, aside, onUnderage }: EmailStepProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLFormElement>(null);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const [sendLink] = useSendLinkMutation();
  const [sent, setSent] = useState<SentMail | null>(null);
  // By address, because the server counts by address.
  const mailCounts = useRef(new Map<string, number>());
  const form = useForm({
    emptyValues: { email: '' },
    rules: createRules(t),
    onInvalid() {
      setErrorMessage(null);
      focusFirstError(ref.current);
    },
    async send({ email }) {
      setErrorMessage(null);
      try {
        await send(cleanText(email));
        removeRegistrationData();
      } catch (error) {
        if (isAgeRefused(error)) return onUnderage();
        const { message, fieldMessage } = toRefusal(t, error);
        setErrorMessage(message);
        form.setErrors({ email: fieldMessage });
      }
    },
  });
  const field = form.field('email');
  const isSent = sent !== null;

  async function send(email: string) {
    await sendLink({ email, birthYear }).unwrap();
    const mails = (mailCounts.current.get(email) ?? 0) + 1;
    mailCounts.current.set(email, mails);
    setSent({ address: email, mails, sentAt: Date.now() });
  }

  function changeAddress() {
    setSent(null);
    // The field is enabled with the next render.
    setTimeout(() => ref.current?.querySelector('input')?.focus());
  }

  return (
    <AccountCard title={t('account.signUp.title')} lead={t('account.signUp.lead')} aside={aside}>
      <form ref={ref} noValidate onSubmit={form.submit}>
        {errorMessage && <Alert status="error">{errorMessage}</Alert>}
        <TextField
          {...field}
          label={t('account.email')}
          type="email"
          required
          autoComplete="email"
          disabled={isSent}
          data-first-field
          aria-describedby="page-lead"
          onChange={(event) => {
            field.onChange(event);
            setErrorMessage(null);
          }}
          description={<PrivacyHint />}
        />
        <Button
          type="submit"
          fullWidth
          loading={form.busy}
          loadingLabel={t('account.signUp.busy')}
          disabled={isSent}
        >
          {t('account.signUp.submit')}
        </Button>
        {isSent && (
          <LinkSent
            {...sent}
            onAgain={async () => {
              try {
                await send(sent.address);
                return null;
              } catch (error) {
                return toRefusal(t, error).fieldMessage ?? t('account.signUp.notSentAgain');
              }
            }}
            onChangeAddress={changeAddress}
          />
        )}
      </form>
    </AccountCard>
  );
}

/** The server may reject a year that the client accepts, because their clocks differ. */
function isAgeRefused(error: unknown): boolean {
  const failure = toFailure(error, linkMailCodes);
  return failure.kind === 'refused' && failure.code === 'age-invalid';
}

/** Why no link was sent (specification 1, section 8). */
interface LinkRefusal {
  readonly message: string;
  readonly fieldMessage?: string;
}

function toRefusal(t: Translate, error: unknown): LinkRefusal {
  const failure = toFailure(error, linkMailCodes);
  if (failure.kind === 'unreachable') return { message: t('account.signUp.failed') };
  if (failure.kind === 'broken') return { message: failure.message ?? t('account.signUp.failed') };
  // These two codes are about the address, so the message of the server is displayed at the field.
  const isAboutAddress = failure.code === 'email-invalid' || failure.code === 'too-many-tries';
  return {
    message: t('account.signUp.refused'),
    fieldMessage: (isAboutAddress && failure.message) || undefined,
  };
}
