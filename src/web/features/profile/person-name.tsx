import { useEffect } from 'react';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { Loader } from '#ui/loader/loader.tsx';
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
        <Loader text={t('profile.loading')} />
      </div>
    );
  if (!data)
    return (
      <LoadFailed
        title={t('profile.notAvailable')}
        text={t('profile.nameFailed')}
        retryLabel={t('profile.tryAgain')}
        busyText={t('profile.trying')}
        busy={isFetching}
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
