import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { lacksEndpoint } from '#api/failure.ts';
import { selectSession } from '#api/session.ts';
import settings from '#compiled/settings.json';
import { Empty } from '#ui/empty/empty.tsx';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { strings } from '../strings.ts';
import { BackToProfile } from './back-to-profile.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { useOwnProfileQuery } from './facts-api.ts';
import styles from './profile-parts.module.css';

const text = strings.correction;

/** The answers given at the registration, to look at and to put right. */
export function ProfilePageEditScreen() {
  const userid = useSelector(selectSession)?.userid ?? '';
  const { data, error, isFetching, refetch } = useOwnProfileQuery(userid, { skip: userid === '' });
  const isReady = data !== undefined && !isFetching;
  const goesAlong = useRef(false);
  useLayoutEffect(() => {
    if (isReady && goesAlong.current) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <>
      <title>{`${text.title} · ${settings.programName}`}</title>
      {isReady ? (
        <CorrectionForm userid={userid} facts={data} />
      ) : (
        <Wrap className={styles.waiting}>
          <WaitingTitle
            onGone={(hadFocus) => {
              goesAlong.current = hadFocus;
            }}
          />
          {isFetching ? <Loader text={text.loading} /> : <NoProfile error={error} onRetry={refetch} />}
        </Wrap>
      )}
    </>
  );
}

/** The title until the form is there, which has one of its own: focus that is on this one must go along. */
function WaitingTitle({ onGone }: { onGone(hadFocus: boolean): void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const report = useRef(onGone);
  useLayoutEffect(() => {
    const { current: own } = title;
    const { current: gone } = report;
    return () => gone(document.activeElement === own);
  }, []);
  return (
    <h1 ref={title} id="page-title" tabIndex={-1}>
      {text.title}
    </h1>
  );
}

function NoProfile({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  return (
    <>
      {lacksEndpoint(error) ? (
        <Empty text={text.lacking} />
      ) : (
        <LoadFailed
          title={text.notAvailable}
          text={text.notLoaded}
          tryAgain={text.tryAgain}
          trying={text.loading}
          onTryAgain={onRetry}
        />
      )}
      <BackToProfile />
    </>
  );
}
