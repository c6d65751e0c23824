import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import settings from '../../../../content/settings.json';
import { lacksCall } from '../../../api/failure.ts';
import { selectSession } from '../../../api/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Empty } from '../../../ui/empty/empty.tsx';
import { Loader } from '../../../ui/loader/loader.tsx';
import { Wrap } from '../../../ui/page/page.tsx';
import { useOwnProfileQuery } from '../account-api.ts';
import { strings } from '../strings.ts';
import { BackToProfile } from './back-to-profile.tsx';
import { CorrectionForm } from './correction-form.tsx';
import look from './profile-parts.module.css';

const text = strings.correction;

/** What the person told us at the registration, to look at and to put right. */
export function ProfileEditScreen() {
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
        <Wrap className={look.waiting}>
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

/** The title until the form is there, which has one of its own: focus that stands on this one must go along. */
function WaitingTitle({ onGone }: { onGone(hadFocus: boolean): void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const tell = useRef(onGone);
  useLayoutEffect(() => {
    const { current: own } = title;
    const { current: gone } = tell;
    return () => gone(document.activeElement === own);
  }, []);
  return (
    <h1 ref={title} id="page-title" tabIndex={-1}>
      {text.title}
    </h1>
  );
}

function NoProfile({ error, onRetry }: { readonly error: unknown; onRetry(): void }) {
  const lacking = lacksCall(error);
  return (
    <>
      <Empty text={lacking ? text.lacking : text.notAvailable}>
        {!lacking && (
          <Button look="ghost" onClick={onRetry}>
            {text.tryAgain}
          </Button>
        )}
      </Empty>
      <BackToProfile />
    </>
  );
}
