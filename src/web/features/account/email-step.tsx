import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toFailure } from '#api/failure.ts';
import { linkMailCodes } from '#contract/wire/accounts.ts';
import { emailProblem } from '#domain/account/rules.ts';
import { cleanText } from '#domain/account/visible.ts';
import { focusFirstError } from '#forms/focus-first-error.ts';
import type { Rules } from '#forms/rules.ts';
import { useForm } from '#forms/use-form.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useSendLinkMutation } from './account-api.ts';
import { AccountCard } from './form/account-card.tsx';
import { PrivacyHint } from './form/privacy-hint.tsx';
import { endRegistration } from './registration-id.ts';
import { strings } from './strings.ts';

const text = strings.signUp;

const rules: Rules<{ email: string }> = { email: emailProblem };

export interface EmailStepProps {
  birthYear: number;
  /** A line below the form that leads elsewhere. */
  aside: ReactNode;
  /** The server does not accept the year of birth. */
  onUnderage(): void;
}

/** The step of sign-up that asks for an address and sends a link to it. After that the form is disabled. */
export function EmailStep({ birthYear, aside, onUnderage }: EmailStepProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [sendLink, { isSuccess }] = useSendLinkMutation();
  const form = useForm({
    initial: { email: '' },
    rules,
    refused() {
      setRefused(null);
      focusFirstError(ref.current);
    },
    async send({ email }) {
      setRefused(null);
      try {
        await sendLink({ email: cleanText(email), birthYear }).unwrap();
        endRegistration();
      } catch (error) {
        if (isAgeRefused(error)) return onUnderage();
        const { message, atField } = refusalIn(error);
        setRefused(message);
        form.setErrors({ email: atField });
      }
    },
  });
  const field = form.field('email');

  return (
    <AccountCard title={text.title} lead={text.lead} aside={aside}>
      <form ref={ref} noValidate onSubmit={form.submit}>
        {refused && <Alert tone="error">{refused}</Alert>}
        <TextField
          {...field}
          label={strings.email}
          type="email"
          required
          autoComplete="email"
          disabled={isSuccess}
          onChange={(event) => {
            field.onChange(event);
            setRefused(null);
          }}
          hint={<PrivacyHint />}
        />
        <Button type="submit" wide busy={form.busy} busyText={text.busy} disabled={isSuccess}>
          {text.submit}
        </Button>
        {isSuccess && <LinkSent />}
      </form>
    </AccountCard>
  );
}

/** Takes focus: the field and the button that had it are disabled from now on. */
function LinkSent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} tone="ok" tabIndex={-1}>
      {strings.linkSent}
    </Alert>
  );
}

/** The clock of the server decides, not the phone's. */
function isAgeRefused(error: unknown): boolean {
  const failure = toFailure(error, linkMailCodes);
  return failure.kind === 'refused' && failure.code === 'age-invalid';
}

/** Why no link was sent (specification 1, section 8), and at the field what the server said of the address. */
interface Refusal {
  readonly message: string;
  readonly atField?: string;
}

function refusalIn(error: unknown): Refusal {
  const failure = toFailure(error, linkMailCodes);
  if (failure.kind === 'unreachable') return { message: text.failed };
  if (failure.kind === 'broken') return { message: failure.message ?? text.failed };
  // Too many mails to this address, or none that can be written to: the person needs to know which.
  const isAboutAddress = failure.code === 'email-invalid' || failure.code === 'too-many-tries';
  return { message: text.refused, atField: (isAboutAddress && failure.message) || undefined };
}
