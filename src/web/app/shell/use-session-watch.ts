import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Leaving } from '../leaving.ts';

/**
 * Synchronizes the session with the cookies at each navigation and when the tab becomes visible: another tab may have
 * changed them, or they have expired.
 */
export function useSessionWatch({ followSession }: Leaving): void {
  const { key } = useLocation();

  const looked = useRef('');
  useEffect(() => {
    if (looked.current === key) return;
    looked.current = key;
    void followSession();
  }, [key, followSession]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void followSession();
    };
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [followSession]);
}
