import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#web-language/use-translation.ts';
import { useAgeRefusal } from './age/age-refusal.ts';
import { UnderageRefusal } from './age/underage-refusal.tsx';
import { DetailsForm } from './details-form.tsx';
import { AccountCard } from './form/account-card.tsx';
import { useMailedLink } from './mailed-link.ts';
import { MailedLinkGate } from './link-gate.tsx';
import { saveRegistrationId } from './registration-id.ts';

/** The target of the mailed link: the sign-up form with the address that the link was sent to. */
export function VerifySignUpScreen() {
  const { t } = useTranslation();
  const link = useMailedLink('signUpLink');
  const navigate = useNavigate();
  const [isRefused] = useAgeRefusal();
  if (isRefused) return <UnderageRefusal title={t('account.details.title')} />;

  function goOn(registrationId: string, username: string) {
    saveRegistrationId(registrationId, username);
    void navigate('/registrationForm');
  }

  return (
    <AccountCard title={t('account.details.title')} page={t('account.details.page')}>
      <MailedLinkGate link={link}>
        {(email) => (
          <DetailsForm
            labels={{
              username: t('account.details.createUsername'),
              password: t('account.details.createPassword'),
            }}
            email={email}
            link={link.token}
            body={(values) => values}
            onCreated={goOn}
          />
        )}
      </MailedLinkGate>
    </AccountCard>
  );
}
