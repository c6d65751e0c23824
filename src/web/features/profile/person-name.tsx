import { useEffect } from 'react';
import { LoadFailed } from '#ui/load-failed/load-failed.tsx';
import { Loader } from '#ui/loader/loader.tsx';
import styles from './profile.module.css';
import { useProfileNameQuery } from './profile-api.ts';
import { messages } from './messages.ts';

/** The name of the user, or why it is missing. */
export function PersonName({ userid }: { readonly userid: string }) {
  const { data, error, isLoading, isFetching, refetch } = useProfileNameQuery(userid);

  useEffect(() => {
    if (error) console.warn('API error', error);
  }, [error]);

  if (isLoading)
    return (
      <div className={styles.coming}>
        <Loader text={messages.loading} />
      </div>
    );
  if (!data)
    return (
      <LoadFailed
        title={messages.notAvailable}
        text={messages.nameFailed}
        retryLabel={messages.tryAgain}
        busyText={messages.trying}
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
