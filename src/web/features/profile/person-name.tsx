import { useEffect } from 'react';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { useTranslation } from '#web-language/use-translation.ts';
import styles from './profile.module.css';
import { useProfileNameQuery } from './profile-api.ts';

/** The name of the user, or why it is missing. */
export function PersonName({ userid }: { readonly userid: string }) {
  const { t } = useTranslation();
  const { data, error, isLoading, isFetching, refetch } = useProfileNameQuery(userid);

  useEffect(() => {
    if (error) console.warn('API error', error);
  }, [error]);

  if (isLoading)
    return (
      <div className={styles.coming}>
        <Spinner label={t('profile.loading')} />
      </div>
    );
  if (!data)
    return (
      <ErrorState
        title={t('profile.notAvailable')}
        description={t('profile.nameFailed')}
        retryLabel={t('profile.tryAgain')}
        retryingLabel={t('profile.trying')}
        loading={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className={styles.person}>
      <span className={styles.disc} aria-hidden="true">
        {[...data][0]?.toUpperCase()}
      </span>
      <p className={styles.name}>{data}</p>
    </div>
  );
}
