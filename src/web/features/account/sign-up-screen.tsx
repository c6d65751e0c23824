import { Link } from 'react-router-dom';
import { useTranslation } from '#web-language/use-translation.ts';
import { AgeGate } from './age/age-gate.tsx';
import { EmailStep } from './email-step.tsx';

/** Sign-up: the year of birth, then an address that a link is sent to. */
export function SignUpScreen() {
  const { t } = useTranslation();
  const aside = (
    <>
      {t('account.signUp.haveAccount')} <Link to="/login">{t('account.signUp.login')}</Link>
    </>
  );
  return (
    <AgeGate aside={aside}>
      {(birthYear, refuse) => <EmailStep birthYear={birthYear} aside={aside} onUnderage={refuse} />}
    </AgeGate>
  );
}
