import { Link } from 'react-router-dom';
import { AgeGate } from './age/age-gate.tsx';
import { EmailStep } from './email-step.tsx';
import { messages } from './messages.ts';

const { haveAccount, login } = messages.signUp;

/** Sign-up: the year of birth, then an address that a link is sent to. */
export function SignUpScreen() {
  const aside = (
    <>
      {haveAccount} <Link to="/login">{login}</Link>
    </>
  );
  return (
    <AgeGate aside={aside}>
      {(birthYear, refuse) => <EmailStep birthYear={birthYear} aside={aside} onUnderage={refuse} />}
    </AgeGate>
  );
}
