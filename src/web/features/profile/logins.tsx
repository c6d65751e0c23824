import { useRef, useState } from 'react';
import { lacksEndpoint, getServerMessage } from '#api/failure.ts';
import type { Sessions } from '#contract/responses.ts';
import { formatTime } from '#domain/dates/dates.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEndSessionsMutation, useSessionsQuery } from './login-api.ts';
import { PartNotLoaded } from './part-not-loaded.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { messages } from './messages.ts';

const text = messages.sessions;

/** Where the person is logged in, each to be ended. Nothing where the server lacks the call. */
export function Logins({ userid }: { readonly userid: string }) {
  const { data, error, isFetching, refetch } = useSessionsQuery(userid);
  if (error && !lacksEndpoint(error))
    return <PartNotLoaded text={text} busy={isFetching} onTryAgain={() => void refetch()} />;
  if (!data || error) return null;
  return (
    <ProfileSection title={text.title}>
      <p>{text.about}</p>
      <List userid={userid} sessions={data} />
    </ProfileSection>
  );
}

function List({ userid, sessions }: { readonly userid: string; readonly sessions: Sessions }) {
  const [end, { isLoading }] = useEndSessionsMutation();
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const others = sessions.filter(({ own }) => !own);
  const [now] = useState(() => new Date());
  const outcome = useRef<HTMLParagraphElement>(null);

  /** `id`: of one login; all others when left out. */
  async function formatEnd(id?: string) {
    if (isLoading) return;
    setSaid('');
    setFailure(null);
    try {
      await end({ userid, ...(id !== undefined && { id }) }).unwrap();
      setSaid(id === undefined ? text.othersEnded : text.ended);
      // The button that was pressed goes with its line.
      outcome.current?.focus();
    } catch (refused) {
      setFailure(getServerMessage(refused) ?? text.failed);
    }
  }

  return (
    <>
      <ul className={styles.logins}>
        {sessions.map(({ id, own, startedAt, usedAt }) => (
          <li key={id}>
            <div>
              <p className={styles.login}>{own ? text.own : text.other}</p>
              <p className={styles.state}>
                {text.facts(formatTime(startedAt, now), formatTime(usedAt, now))}
              </p>
            </div>
            {!own && (
              <Button
                variant="ghost"
                busy={isLoading}
                aria-label={`${text.end}. ${text.facts(formatTime(startedAt, now), formatTime(usedAt, now))}`}
                onClick={() => void formatEnd(id)}
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
          <Button variant="ghost" busy={isLoading} onClick={() => void formatEnd()}>
            {text.endOthers}
          </Button>
        </div>
      )}
      <p ref={outcome} tabIndex={-1} role="status" className={styles.state}>
        {said}
      </p>
      {failure && <Alert tone="error">{failure}</Alert>}
    </>
  );
}
