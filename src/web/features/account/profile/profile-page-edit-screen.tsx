import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { isEndpointMissing } from '#api/failure.ts';
import { selectSession } from '#api/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Container } from '#ui/page/page.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import { BackToProfile } from './back-to-profile.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { useOwnProfileQuery } from './own-profile-api.ts';
import styles from './profile-parts.module.css';
import { DocumentTitle } from '#web-language/document-title.tsx';

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
      <DocumentTitle page={t('registration.correction.title')} />
      {isReady ? (
        <CorrectionForm userid={userid} profile={data} />
      ) : (
        <Container className={styles.waiting}>
          <WaitingTitle
            onUnmount={(isFocused) => {
              hadFocus.current = isFocused;
            }}
          />
          {isFetching ? (
            <Spinner label={t('registration.correction.loading')} />
          ) : (
            <NoProfile error={error} onRetry={refetch} />
          )}
        </Container>
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
        <EmptyState title={t('registration.correction.lacking')} />
      ) : (
        <ErrorState
          title={t('registration.correction.notAvailable')}
          description={t('registration.correction.notLoaded')}
          retryLabel={t('registration.correction.tryAgain')}
          retryingLabel={t('registration.correction.loading')}
          onRetry={onRetry}
        />
      )}
      <BackToProfile />
    </>
  );
}
