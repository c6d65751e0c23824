import { useEffect } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Empty } from '../../ui/empty/empty.tsx';
import { Loader } from '../../ui/loader/loader.tsx';
import { useProfileNameQuery } from './profile-api.ts';
import look from './profile.module.css';
import { strings } from './strings.ts';

/** The person's name, or why it is not there. */
export function PersonName({ userid }: { readonly userid: string }) {
  const { data, error, isFetching, refetch } = useProfileNameQuery(userid);

  useEffect(() => {
    if (error) console.warn('API error', error);
  }, [error]);

  if (isFetching) return <Loader text={strings.loading} />;
  if (!data)
    return (
      <Empty text={strings.notAvailable}>
        <Button look="ghost" onClick={() => void refetch()}>
          {strings.tryAgain}
        </Button>
      </Empty>
    );
  return (
    <div className={look.person}>
      <span className={look.disc} aria-hidden="true">
        {[...data][0]?.toUpperCase()}
      </span>
      <p className={look.name}>{data}</p>
    </div>
  );
}
