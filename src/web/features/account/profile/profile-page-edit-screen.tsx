import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { isEndpointMissing } from '#api/failure.ts';
import { selectSession } from '#api/session.ts';
import settings from '#compiled/settings.json';
import { Empty } from '#ui/empty/empty.tsx';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import { Wrap } from '#ui/page/page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { BackToProfile } from './back-to-profile.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { useOwnProfileQuery } from './own-profile-api.ts';
import styles from './profile-parts.module.css';

/** Loads the profile and displays the form to correct it. */
export function ProfilePageEditScreen() {
  const { t } = useTranslation();
  const userid = useSelector(selectSession)?.userid ?? '';
  const { data, error, isFetching, refetch } = useOwnProfileQuery(userid, { skip: userid === '' });
  const isReady = data !== undefined && !isFetching;
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isReady && hadFocus.current) document.getElementById('page-title')?.focus({ preventScroll: true });
  }, [isReady]);
  return (
    <>
      <title>{`${t('registration.correction.title')} · ${settings.programName}`}</title>
      {isReady ? (
        <CorrectionForm userid={userid} profile={data} />
      ) : (
        <Wrap className={styles.waiting}>
          <WaitingTitle
            onUnmount={(isFocused) => {
              hadFocus.current = isFocused;
            }}
          />
          {isFetching ? (
            <Loader text={t('registration.correction.loading')} />
          ) : (
            <NoProfile error={error} onRetry={refetch} />
          )}
        </Wrap>
      )}
    </>
  );
}

/** The title while the profile loads. The form has its own title, which takes over the focus. */
function WaitingTitle({ onUnmount }: { onUnmount(isFocused: boolean): void }) {
  const { t } = useTranslation();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const onUnmountRef = useRef(onUnmount);
  useLayoutEffect(() => {
    const { current: heading } = titleRef;
    const { current: reportUnmount } = onUnmountRef;
    return () => reportUnmount(document.activeElement === heading);
  }, []);
  return (
    <h1 ref={titleRef} id="page-title" tabIndex={-1}>
      {t('registration.correction.title')}
    </h1>
  );
}

function NoProfile({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <>
      {isEndpointMissing(error) ? (
        <Empty text={t('registration.correction.lacking')} />
      ) : (
        <LoadFailed
          title={t('registration.correction.notAvailable')}
          text={t('registration.correction.notLoaded')}
          retryLabel={t('registration.correction.tryAgain')}
          busyText={t('registration.correction.loading')}
          onRetry={onRetry}
        />
      )}
      <BackToProfile />
    </>
  );
}
