import { useRef, useState } from 'react';
import { isEndpointMissing, getServerMessage } from '#api/failure.ts';
import type { Sessions } from '#contract/responses.ts';
import { formatTime } from '#domain/dates/dates.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEndSessionsMutation, useSessionsQuery } from './login-api.ts';
import { SectionLoadFailed } from './section-load-failed.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { messages } from './messages.ts';

const text = messages.sessions;

/** The sessions of the user, each with a button to end it. Renders nothing if the server does not have the route. */
export function LoginSessions({ userid }: { readonly userid: string }) {
  const { data, error, isFetching, refetch } = useSessionsQuery(userid);
  if (error && !isEndpointMissing(error))
    return <SectionLoadFailed text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data || error) return null;
  return (
    <ProfileSection title={text.title}>
      <p>{text.about}</p>
      <List userid={userid} sessions={data} />
    </ProfileSection>
  );
}

function List({ userid, sessions }: { readonly userid: string; readonly sessions: Sessions }) {
  const [endSessions, { isLoading }] = useEndSessionsMutation();
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const others = sessions.filter(({ own }) => !own);
  const messageRef = useRef<HTMLParagraphElement>(null);

  /** @param id id of the session; left out for all others */
  async function endLogin(id?: string) {
    if (isLoading) return;
    setMessage('');
    setFailure(null);
    try {
      await endSessions({ userid, ...(id !== undefined && { id }) }).unwrap();
      setMessage(id === undefined ? text.othersEnded : text.ended);
      // The button is removed with its row.
      messageRef.current?.focus();
    } catch (error) {
      setFailure(getServerMessage(error) ?? text.failed);
    }
  }

  return (
    <>
      <ul className={styles.logins}>
        {sessions.map(({ id, own, startedAt, usedAt }) => (
          <li key={id}>
            <div>
              <p className={styles.login}>{own ? text.own : text.other}</p>
              <p className={styles.state}>{text.details(formatTime(startedAt), formatTime(usedAt))}</p>
            </div>
            {!own && (
              <Button
                variant="ghost"
                busy={isLoading}
                aria-label={`${text.end}. ${text.details(formatTime(startedAt), formatTime(usedAt))}`}
                onClick={() => void endLogin(id)}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="note">{text.alone}</p>}
      {others.length > 1 && (
        <div className={styles.buttons}>
          <Button variant="ghost" busy={isLoading} onClick={() => void endLogin()}>
            {text.endOthers}
          </Button>
        </div>
      )}
      <p ref={messageRef} tabIndex={-1} role="status" className={styles.state}>
        {message}
      </p>
      {failure && <Alert tone="error">{failure}</Alert>}
    </>
  );
}
