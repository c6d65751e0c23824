import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { SkipLink } from '#ui/page/page.tsx';
import { Pending } from '#ui/pending/pending.tsx';
import type { Leaving } from '../leaving.ts';
import { strings } from '../strings.ts';
import styles from './app-frame.module.css';
import { Loading } from './loading.tsx';
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
      {children}
      <NextPage />
      <RouteAnnouncer />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/** On a slow line a click must show that it was received. Apart from the frame, so that the old page is not drawn anew. */
function NextPage() {
  return <Pending pending={useNavigation().state !== 'idle'} text={strings.loading} />;
}

/** The name of the tab's first page in this document; it is kept with the page's entry in the browser's history. */
let first: string | undefined;

/**
 * Under which name the browser's storage keeps how far a page was scrolled: never its address, for that would tell
 * who uses the phone next what was read. The router names every entry but a tab's first one.
 */
function placeKey({ key }: { key: string }): string {
  if (key !== 'default') return key;
  first ??= nameOfEntry();
  return first;
}

/** A reload finds the name again. */
function nameOfEntry(): string {
  const entry = (window.history.state ?? {}) as { place?: string };
  const place = entry.place ?? Math.random().toString(36).slice(2);
  if (entry.place === undefined) window.history.replaceState({ ...entry, place }, '');
  return place;
}
