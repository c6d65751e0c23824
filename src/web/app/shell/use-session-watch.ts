import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Leaving } from '../leaving.ts';

/**
 * Another tab may have logged out or logged somebody else in, or the cookies ran out: noticed at each change of page
 * and whenever somebody comes back to this tab.
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
