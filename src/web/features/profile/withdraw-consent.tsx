import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { ApiDispatch } from '#api/api.ts';
import { useChangeConsentMutation, useConsentsQuery } from '#api/consent-api.ts';
import { countQueuedAnswers } from '#api/device/queued-answers.ts';
import { lacksEndpoint, getServerMessage } from '#api/failure.ts';
import { loadOutbox } from '#api/outbox/load.ts';
import settings from '#compiled/settings.json';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import { formatLongDate } from '#domain/dates/dates.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ConfirmButton } from '#ui/confirm-button/confirm-button.tsx';
import { PartNotLoaded } from './part-not-loaded.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { messages } from './messages.ts';

const text = messages.stop;

/**
 * Withdraws the consent to the service and gives it again, without a loss of what is stored. Nothing where the server lacks
 * the call.
 */
export function WithdrawConsent({ userid }: { readonly userid: string }) {
  const { data, error, isFetching, refetch } = useConsentsQuery(userid);
  const [change, { isLoading }] = useChangeConsentMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const dispatch = useDispatch<ApiDispatch>();
  if (error && !lacksEndpoint(error))
    return <PartNotLoaded text={text} busy={isFetching} onTryAgain={() => void refetch()} />;
  if (!data || error) return null;

  async function turn(given: boolean) {
    if (isLoading || isFetching) return;
    setFailure(null);
    setMessage('');
    try {
      await change({ userid, purpose: 'terms', given, version: settings.termsVersion }).unwrap();
    } catch (refused) {
      return setFailure(getServerMessage(refused) ?? text.failed);
    }
    if (given) setMessage(text.resumed);
    // The button that was pressed is replaced by another.
    status.current?.focus();
    if (given && countQueuedAnswers() > 0)
      loadOutbox().then(
        ({ sendWaiting }) => sendWaiting(dispatch),
        () => undefined,
      );
  }

  const { terms } = data;
  const isStopped = terms?.given === false;
  return (
    <ProfileSection title={text.title}>
      <p>{isStopped ? text.whileStopped : text.about}</p>
      {/* The element stays, so that a change of its words is read out and can take the focus. */}
      <p ref={status} tabIndex={-1} role="status" className={styles.state}>
        {isStopped ? text.stopped(formatLongDate(terms.time)) : message}
      </p>
      {isStopped ? (
        <>
          <p>
            {text.terms} <Link to="/terms">{text.termsLink}</Link>
          </p>
          <div className={styles.buttons}>
            <Button busy={isLoading || isFetching} onClick={() => void turn(true)}>
              {stoppedMessages.resume}
            </Button>
          </div>
        </>
      ) : (
        <ConfirmButton
          label={text.stop}
          question={text.question}
          keep={text.keep}
          onConfirm={() => void turn(false)}
        >
          <p>
            {text.happens} {text.stays} {text.toReturn}
          </p>
        </ConfirmButton>
      )}
      {failure && <Alert tone="error">{failure}</Alert>}
    </ProfileSection>
  );
}
