import { useEffect } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** The place of an entry in the session's history, as the router keeps it; null where it keeps none. */
function placeInHistory(): number | null {
  const place: unknown = window.history.state?.idx;
  return typeof place === 'number' ? place : null;
}

/**
 * While the screen stands, the browser's Back leads to one fixed page, wherever the person came from. Back is
 * caught before the router sees it, and the entry it arrived at becomes that page: nothing else flashes up.
 * @param target path under the base
 */
export function useBackTo(target: string): void {
  const navigate = useNavigate();
  const href = useHref(target);

  useEffect(() => {
    // Opened by address: there is nothing of ours to go back to, so the target is laid under this entry.
    if (placeInHistory() === 0) {
      const here = window.location.href;
      const state: object = window.history.state;
      window.history.replaceState({ usr: null, key: 'below', idx: 0 }, '', href);
      window.history.pushState({ ...state, idx: 1 }, '', here);
    }
    const place = placeInHistory();
    const page = window.location.pathname;

    function lead(event: PopStateEvent) {
      const arrived = placeInHistory();
      const forward = place !== null && arrived !== null && arrived > place;
      // An anchor within this page fires the same event.
      if (window.location.pathname === page || forward) return;
      event.stopImmediatePropagation();
      void navigate(target, { replace: true });
    }
    window.addEventListener('popstate', lead, { capture: true });
    return () => window.removeEventListener('popstate', lead, { capture: true });
  }, [target, href, navigate]);
}
