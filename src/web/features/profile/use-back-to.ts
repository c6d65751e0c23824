import { useLayoutEffect } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** The place of an entry in the session's history, as the router keeps it; null where it keeps none. */
function placeInHistory(): number | null {
  const place: unknown = window.history.state?.idx;
  return typeof place === 'number' ? place : null;
}

/**
 * While the screen is shown, the browser's Back leads to one fixed page, wherever the person came from, and the
 * page they came from neither loads nor flashes up.
 * @param target path under the base
 */
export function useBackTo(target: string): void {
  const navigate = useNavigate();
  const href = useHref(target);

  // As soon as the page is drawn: Back may be pressed at once.
  useLayoutEffect(() => {
    const here = window.location.pathname;
    // Opened by address: there is nothing of ours to go back to, so the target is laid under this entry.
    if (placeInHistory() === 0) {
      const address = window.location.href;
      const state: object = window.history.state;
      window.history.replaceState({ usr: null, key: 'below', idx: 0 }, '', href);
      window.history.pushState({ ...state, idx: 1 }, '', address);
    }
    const place = placeInHistory();
    const turn = (event: PopStateEvent) => {
      const arrived = placeInHistory();
      const forward = place !== null && arrived !== null && arrived > place;
      const { pathname } = window.location;
      if (forward || pathname === here || pathname === href) return;
      // Before the router opens the page that Back has led to; one that waits for nobody must not hear of it.
      event.stopImmediatePropagation();
      void navigate(target);
    };
    window.addEventListener('popstate', turn, { capture: true });
    return () => window.removeEventListener('popstate', turn, { capture: true });
  }, [href, target, navigate]);
}
