import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { api } from '../../api/api.ts';
import { readSession, selectSession, sessionEnded } from '../../api/session.ts';
import { SkipLink } from '../../ui/page/page.tsx';
import { Arrival } from './arrival.tsx';
import look from './frame.module.css';

/** What every screen stands in: skip link, bar, the main part, and what belongs below it. */
export function Frame({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  useLostCookies();
  return (
    <>
      <SkipLink />
      {bar}
      <main id="main" tabIndex={-1} className={look.main}>
        <Outlet />
      </main>
      {children}
      <Arrival />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/** Every first page of a tab has the same key: its own place is told by its address. */
function placeKey({ key, pathname }: { key: string; pathname: string }): string {
  return key === 'default' ? pathname : key;
}

/** Another tab may have logged out, or the cookies ran out: the bar notices at the next change of page. */
function useLostCookies() {
  const dispatch = useDispatch();
  const { key } = useLocation();
  const session = useSelector(selectSession);
  const looked = useRef('');
  useEffect(() => {
    if (looked.current === key) return;
    looked.current = key;
    if (session === null || readSession() !== null) return;
    dispatch(sessionEnded());
    dispatch(api.util.resetApiState());
  }, [key, session, dispatch]);
}
