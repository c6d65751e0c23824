import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SessionController } from '../session-controller.ts';

/**
 * Synchronizes the session with the cookies at each navigation and when the tab becomes visible: another tab may have
 * changed them, or they have expired.
 */
export function useSessionSync({ syncSession }: SessionController): void {
  const { key } = useLocation();

  const checkedKey = useRef('');
  useEffect(() => {
    if (checkedKey.current === key) return;
    checkedKey.current = key;
    void syncSession();
  }, [key, syncSession]);

  useEffect(() => {
    const sync = () => {
      if (document.visibilityState === 'visible') void syncSession();
    };
    window.addEventListener('focus', sync);
    window.addEventListener('pageshow', sync);
    document.addEventListener('visibilitychange', sync);
    return () => {
      window.removeEventListener('focus', sync);
      window.removeEventListener('pageshow', sync);
      document.removeEventListener('visibilitychange', sync);
    };
  }, [syncSession]);
}
