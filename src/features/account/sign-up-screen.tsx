import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureOf } from '../../api/failure.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useSendLinkMutation } from './account-api.ts';
import { AccountCard } from './form/account-card.tsx';
import { PrivacyHint } from './form/privacy-hint.tsx';
import { endRegistration } from './registration-id.ts';
import { strings } from './strings.ts';

const text = strings.signUp;

/** The first step of sign-up: an address that a link is sent to. After that the form has done its work. */
export function SignUpScreen() {
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [sendLink, { isLoading, isSuccess }] = useSendLinkMutation();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (email.trim() === '' || isLoading) return;
    setFailure(null);
    try {
      await sendLink({ email: email.trim() }).unwrap();
      endRegistration();
    } catch (error) {
      setFailure(refusalIn(error));
    }
  }

  return (
    <AccountCard
      title={text.title}
      lead={text.lead}
      aside={
        <>
          {text.haveAccount} <Link to="/login">{text.login}</Link>
        </>
      }
    >
      <form onSubmit={(event) => void submit(event)}>
        {failure && <Alert tone="error">{failure.message}</Alert>}
        <TextField
          label={strings.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          value={email}
          disabled={isSuccess}
          error={failure?.atField}
          onChange={(event) => {
            setEmail(event.target.value);
            setFailure(null);
          }}
          hint={<PrivacyHint />}
        />
        <Button type="submit" wide busy={isLoading} busyText={text.busy} disabled={isSuccess}>
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

/** Why no link was sent: the sentence of the specification, and at the field what the server said of the address. */
interface Refusal {
  readonly message: string;
  readonly atField?: string;
}

function refusalIn(error: unknown): Refusal {
  const failure = failureOf(error);
  if (failure.kind === 'unreachable') return { message: text.failed };
  if (failure.kind === 'broken') return { message: failure.message || text.failed };
  // Too many mails to this address, or none that can be written to: the person needs to know which.
  const isAboutAddress = failure.status === 422 || failure.status === 429;
  return { message: text.refused, atField: (isAboutAddress && failure.message) || undefined };
}
