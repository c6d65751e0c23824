import { useRef, useState } from 'react';
import { isEndpointMissing, getServerMessage } from '#api/failure.ts';
import type { Sessions } from '#contract/responses.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { useEndSessionsMutation, useSessionsQuery } from './login-api.ts';
import { SectionLoadFailed } from './section-load-failed.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';

/** The sessions of the user, each with a button to end it. Renders nothing if the server does not have the route. */
export function LoginSessions({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useSessionsQuery(userid);
  if (error && !isEndpointMissing(error))
    return (
      <SectionLoadFailed
        text={{ title: t('profile.sessions.title'), notLoaded: t('profile.sessions.notLoaded') }}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data || error) return null;
  return (
    <ProfileSection title={t('profile.sessions.title')}>
      <p>{t('profile.sessions.about')}</p>
      <List userid={userid} sessions={data} />
    </ProfileSection>
  );
}

function List({ userid, sessions }: { readonly userid: string; readonly sessions: Sessions }) {
  const { t, format } = useTranslation();
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
      setMessage(id === undefined ? t('profile.sessions.othersEnded') : t('profile.sessions.ended'));
      // The button is removed with its row.
      messageRef.current?.focus();
    } catch (error) {
      setFailure(getServerMessage(error) ?? t('profile.sessions.failed'));
    }
  }

  return (
    <>
      <ul className={styles.logins}>
        {sessions.map(({ id, own, startedAt, usedAt }) => (
          <li key={id}>
            <div>
              <p className={styles.login}>{own ? t('profile.sessions.own') : t('profile.sessions.other')}</p>
              <p className={styles.state}>
                {t('profile.sessions.details', {
                  started: format.dayAndClock(startedAt),
                  used: format.dayAndClock(usedAt),
                })}
              </p>
            </div>
            {!own && (
              <Button
                variant="secondary"
                loading={isLoading}
                aria-label={t('profile.sessions.endNamed', {
                  started: format.dayAndClock(startedAt),
                  used: format.dayAndClock(usedAt),
                })}
                onClick={() => void endLogin(id)}
              >
                {t('profile.sessions.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="note">{t('profile.sessions.alone')}</p>}
      {others.length > 1 && (
        <div className={styles.buttons}>
          <Button variant="secondary" loading={isLoading} onClick={() => void endLogin()}>
            {t('profile.sessions.endOthers')}
          </Button>
        </div>
      )}
      <p ref={messageRef} tabIndex={-1} role="status" className={styles.state}>
        {message}
      </p>
      {failure && <Alert status="error">{failure}</Alert>}
    </>
  );
}
