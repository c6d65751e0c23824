import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { useTranslation } from '#web-language/use-translation.ts';
import { AgeGate } from './age/age-gate.tsx';
import { useAgeRefusal } from './age/age-refusal.ts';
import { UnderageRefusal } from './age/underage-refusal.tsx';
import { DetailsForm } from './details-form.tsx';
import { AccountCard } from './form/account-card.tsx';
import { useMailedLink } from './mailed-link.ts';
import { MailedLinkGate } from './link-gate.tsx';
import { ProfileForm, type ResearchSettings } from './profile/profile-form.tsx';
import { saveRegistrationId, readRegistrationId } from './registration-id.ts';
import { useFocusOnTitle } from './use-focus-on-title.ts';

/**
 * Displays the profile form if the RegistrationId cookie exists. Otherwise it displays the details form, which sets
 * the cookie and continues with the profile on the same route.
 */
export function RegistrationFormScreen({
  research = settings.research,
}: {
  readonly research?: ResearchSettings;
}) {
  const { t } = useTranslation();
  const hasLinkToken = new URLSearchParams(useLocation().search).has('token');
  const link = useMailedLink('signUpLink');
  const [step, setStep] = useState(() =>
    readRegistrationId() === null || hasLinkToken ? 'details' : 'profile',
  );
  // Known if the details were entered on this page without a mailed link, which opens a new page.
  const [knownYear, setKnownYear] = useState<number>();
  const [isRefused, refuse] = useAgeRefusal();
  const [isDeleted, setDeleted] = useState(false);
  useFocusOnTitle(isRefused ? 'refused' : step);
  if (isRefused)
    return (
      <UnderageRefusal
        title={isDeleted ? t('registration.profile.title') : t('account.details.title')}
        isDeleted={isDeleted}
      />
    );
  if (step === 'profile') {
    return (
      <ProfileForm
        research={research}
        birthYear={knownYear}
        onUnderage={(deleted) => {
          setDeleted(deleted);
          refuse();
        }}
      />
    );
  }

  const card = (children: ReactNode, aside: ReactNode = null) => (
    <AccountCard title={t('account.details.title')} page={t('account.details.page')} aside={aside}>
      {children}
    </AccountCard>
  );
  const details = (email: string | null, birthYear?: number) => (
    <DetailsForm
      labels={{ username: t('account.details.username'), password: t('account.details.password') }}
      email={email}
      link={link.token}
      body={({ email: address, username, password }) => ({ email: address, username, password, birthYear })}
      onCreated={(id, username) => {
        saveRegistrationId(id, username);
        setKnownYear(birthYear);
        setStep('profile');
      }}
    />
  );
  if (link.token !== null || link.isIncomplete) {
    return card(
      <MailedLinkGate link={link} onResume={() => setStep('profile')}>
        {(email) => details(email)}
      </MailedLinkGate>,
    );
  }
  const start = (
    <>
      {t('account.details.noLinkYet')} <Link to="/signUp">{t('account.details.startHere')}</Link>
    </>
  );
  // Works without a link too: the server decides whether it requires one.
  return <AgeGate aside={start}>{(birthYear) => card(details(null, birthYear), start)}</AgeGate>;
}
