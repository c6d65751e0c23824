import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { SkipLink } from '../../ui/page/page.tsx';
import { Pending } from '../../ui/pending/pending.tsx';
import type { Leaving } from '../leaving.ts';
import { strings } from '../strings.ts';
import { Arrival } from './arrival.tsx';
import look from './frame.module.css';
import { Loading } from './loading.tsx';
import { placeKey } from './place-key.ts';
import { useSessionWatch } from './use-session-watch.ts';

export interface FrameProps {
  leaving: Leaving;
  bar: ReactNode;
  /** The page is held back: another one is on its way. */
  waiting?: boolean;
  /** What belongs below the main part. */
  children: ReactNode;
}

/** What every screen stands in: skip link, bar, the main part, and what belongs below it. */
export function Frame({ leaving, bar, waiting = false, children }: FrameProps) {
  useSessionWatch(leaving);
  return (
    <>
      <SkipLink />
      {bar}
      <main id="main" tabIndex={-1} className={look.main}>
        {waiting ? <Loading /> : <Outlet />}
      </main>
      {children}
      <NextPage />
      <Arrival />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/** On a slow line a click must show that it was heard. Apart from the frame, so that the old page is not drawn anew. */
function NextPage() {
  return <Pending pending={useNavigation().state !== 'idle'} text={strings.loading} />;
}
