import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import settings from '#compiled/settings.json';
import { DetailsForm } from './details-form.tsx';
import { AccountCard } from './form/account-card.tsx';
import { useLink } from './link.ts';
import { LinkGate } from './link-gate.tsx';
import { ProfileForm, type ResearchSettings } from './profile/profile-form.tsx';
import { keepRegistration, registrationUnderWay } from './registration-id.ts';
import { strings } from './strings.ts';

const text = strings.details;

/**
 * Serves everyone whose registration is incomplete: with the RegistrationId cookie the profile, without it the
 * details form, which sets the cookie and goes on to the profile on this same route.
 */
export function RegistrationFormScreen({
  research = settings.research,
}: {
  readonly research?: ResearchSettings;
}) {
  const newcomer = new URLSearchParams(useLocation().search).has('token');
  const link = useLink('signUpLink');
  const [step, setStep] = useState(() =>
    registrationUnderWay() === null || newcomer ? 'details' : 'profile',
  );
  useFocusOnTitle(step);
  if (step === 'profile') return <ProfileForm research={research} />;

  const details = (email: string | null) => (
    <DetailsForm
      labels={{ username: text.username, password: text.password }}
      email={email}
      link={link}
      body={({ email: address, username, password }) => ({ email: address, username, password })}
      onCreated={(id, username) => {
        keepRegistration(id, username);
        setStep('profile');
      }}
    />
  );
  const start = (
    <>
      {text.noLinkYet} <Link to="/signUp">{text.startHere}</Link>
    </>
  );
  return (
    <AccountCard title={text.title} page={text.page} aside={link === null && start}>
      {/* A server that asks for no link is served as well: it decides, not this form. */}
      {link === null ? (
        details(null)
      ) : (
        <LinkGate link={link} onResume={() => setStep('profile')}>
          {details}
        </LinkGate>
      )}
    </AccountCard>
  );
}

/** The step changes under the same address, so the screen itself moves focus to the new title. */
function useFocusOnTitle(step: string) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.getElementById('page-title')?.focus();
  }, [step]);
}
