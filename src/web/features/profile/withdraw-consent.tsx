import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ApiDispatch } from '#api/api.ts';
import { useChangeConsentMutation, useConsentsQuery } from '#api/consent-api.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { isEndpointMissing, getServerMessage } from '#api/failure.ts';
import { loadOutbox } from '#api/outbox/load-outbox.ts';
import settings from '#compiled/settings.json';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { SectionLoadFailed } from './section-load-failed.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { joinSentences } from '#language/translate.ts';

/**
 * Withdraws the consent to the service and gives it again; stored data remains. Renders nothing if the server does
 * not have the route.
 */
export function WithdrawConsent({ userid }: { readonly userid: string }) {
  const { t, format } = useTranslation();
  const { data, error, isFetching, refetch } = useConsentsQuery(userid);
  const [changeConsent, { isLoading }] = useChangeConsentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const statusRef = useRef<HTMLParagraphElement>(null);
  const dispatch = useDispatch<ApiDispatch>();
  if (error && !isEndpointMissing(error))
    return (
      <SectionLoadFailed
        text={{ title: t('profile.withdrawal.title'), notLoaded: t('profile.withdrawal.notLoaded') }}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || error) return null;

  async function setConsent(given: boolean) {
    if (isLoading || isFetching) return;
    setFailure(null);
    setMessage('');
    try {
      await changeConsent({ userid, purpose: 'terms', given, version: settings.termsVersion }).unwrap();
    } catch (error) {
      return setFailure(getServerMessage(error) ?? t('profile.withdrawal.failed'));
    }
    if (given) setMessage(t('profile.withdrawal.resumed'));
    // The pressed button is replaced by another.
    statusRef.current?.focus();
    if (given && countQueuedAnswers() > 0)
      loadOutbox().then(
        ({ sendPendingSubmissions }) => sendPendingSubmissions(dispatch),
        () => undefined,
      );
  }

  const { terms } = data;
  const isStopped = terms?.given === false;
  return (
    <ProfileSection title={t('profile.withdrawal.title')}>
      <p>{isStopped ? t('profile.withdrawal.whileStopped') : t('profile.withdrawal.about')}</p>
      {/* Always rendered, so that screen readers announce changes and it can take the focus. */}
      <p ref={statusRef} tabIndex={-1} role="status" className={styles.state}>
        {isStopped ? t('profile.withdrawal.stopped', { date: format.day(terms.time) }) : message}
      </p>
      {isStopped ? (
        <>
          <p>
            {t('profile.withdrawal.terms')} <Link to="/terms">{t('profile.withdrawal.termsLink')}</Link>
          </p>
          <div className={styles.buttons}>
            <Button loading={isLoading || isFetching} onClick={() => void setConsent(true)}>
              {t('shell.consent.resume')}
            </Button>
          </div>
        </>
      ) : (
        <ConfirmButton
          label={t('profile.withdrawal.stop')}
          title={t('profile.withdrawal.question')}
          cancelLabel={t('profile.withdrawal.keep')}
          variant="secondary"
          onConfirm={() => void setConsent(false)}
        >
          <p>
            {joinSentences(t, [
              t('profile.withdrawal.happens'),
              t('profile.withdrawal.stays'),
              t('profile.withdrawal.toReturn'),
            ])}
          </p>
        </ConfirmButton>
      )}
      {failure && <Alert status="error">{failure}</Alert>}
    </ProfileSection>
  );
}
