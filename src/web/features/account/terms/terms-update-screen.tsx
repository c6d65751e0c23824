import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useChangeConsentMutation, useConsentsQuery } from '#api/consent-api.ts';
import { getServerMessage } from '#api/failure.ts';
import { selectSession } from '#api/session.ts';
import settings from '#compiled/settings.json';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { RichText } from '#web-language/rich-text.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from '../form/account-card.module.css';
import { AccountCard } from '../form/account-card.tsx';
import { ConsentNotice, useDisplayedNotice } from './consent-notice.tsx';
import { hasConsentToOlderTerms } from './older-terms.ts';

/**
 * Asks for consent to newer terms after a login. Other pages stay reachable, and a person with nothing to agree to is
 * redirected to the target.
 */
export function TermsUpdateScreen() {
  const { t } = useTranslation();
  const userid = useSelector(selectSession)?.userid ?? '';
  const target: string = useLocation().state?.target ?? '/dashboard';
  const { data, error } = useConsentsQuery(userid, { skip: userid === '' });

  if (userid === '') return null;
  if (error || (data && !hasConsentToOlderTerms(data))) return <Navigate to={target} replace />;
  return (
    <AccountCard title={t('registration.termsUpdate.title')} lead={t('registration.termsUpdate.lead')}>
      {data ? (
        <ConsentForm userid={userid} target={target} />
      ) : (
        <Spinner label={t('registration.termsUpdate.loading')} />
      )}
      <DeferNote />
    </AccountCard>
  );
}

function ConsentForm({ userid, target }: { readonly userid: string; readonly target: string }) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const [change, { isLoading }] = useChangeConsentMutation();
  const navigate = useNavigate();
  const notice = useDisplayedNotice();

  async function agree() {
    if (isLoading) return;
    setFailure(null);
    try {
      await change({
        userid,
        purpose: 'terms',
        given: true,
        version: settings.termsVersion,
        notice,
      }).unwrap();
      void navigate(target, { replace: true });
    } catch (error) {
      setFailure(getServerMessage(error) ?? t('registration.termsUpdate.failed'));
    }
  }

  return (
    <div className={styles.stack}>
      <ul className={styles.readings}>
        {[
          { to: '/terms', title: t('registration.termsUpdate.terms', { version: settings.termsVersion }) },
          { to: '/privacy-policy', title: t('registration.termsUpdate.privacy') },
        ].map(({ to, title }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
          </li>
        ))}
      </ul>
      <ConsentNotice heading="h2" />
      {failure && <Alert status="error">{failure}</Alert>}
      <Button
        fullWidth
        loading={isLoading}
        loadingLabel={t('registration.termsUpdate.busy')}
        onClick={() => void agree()}
      >
        {t('registration.termsUpdate.agree')}
      </Button>
    </div>
  );
}

function DeferNote() {
  return (
    <p className={styles.notNow}>
      <RichText id="registration.termsUpdate.notNow" components={{ profile: <Link to="/profilePage" /> }} />
    </p>
  );
}
