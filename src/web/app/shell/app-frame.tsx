import type { ReactNode } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { SkipLink } from '#ui/page/page.tsx';
import { Pending } from '#ui/pending/pending.tsx';
import type { Leaving } from '../leaving.ts';
import { strings } from '../strings.ts';
import styles from './app-frame.module.css';
import { Loading } from './loading.tsx';
import { ReferenceLine } from './reference-line.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { useSessionWatch } from './use-session-watch.ts';

export interface AppFrameProps {
  leaving: Leaving;
  bar: ReactNode;
  /** The page is held back: another one is on its way. */
  waiting?: boolean;
  /** What belongs below the main part. */
  children: ReactNode;
}

/** The frame of every screen: skip link, bar, the main part, and what belongs below it. */
export function AppFrame({ leaving, bar, waiting = false, children }: AppFrameProps) {
  useSessionWatch(leaving);
  return (
    <>
      <SkipLink />
      {bar}
      <main id="main" tabIndex={-1} className={styles.main}>
        {waiting ? <Loading /> : <Outlet />}
      </main>
      <ReferenceLine />
      {children}
      <NextPage />
      <RouteAnnouncer />
    </>
  );
}

/** On a slow line a click must show that it was received. Apart from the frame, so that the old page is not drawn anew. */
function NextPage() {
  return <Pending pending={useNavigation().state !== 'idle'} text={strings.loading} />;
}
