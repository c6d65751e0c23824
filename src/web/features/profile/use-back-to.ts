import { useEffect, useRef } from 'react';
import { useBlocker, useHref, useNavigate } from 'react-router-dom';

/** The place of an entry in the session's history, as the router keeps it; null where it keeps none. */
function placeInHistory(): number | null {
  const place: unknown = window.history.state?.idx;
  return typeof place === 'number' ? place : null;
}

/**
 * While the screen is shown, the browser's Back leads to one fixed page, wherever the person came from, and the
 * page they came from neither loads nor flashes up. Needs a data router without another blocker.
 * @param target path under the base
 */
export function useBackTo(target: string): void {
  const navigate = useNavigate();
  const href = useHref(target);
  const place = useRef<number | null>(null);

  useEffect(() => {
    // Opened by address: there is nothing of ours to go back to, so the target is laid under this entry.
    if (placeInHistory() === 0) {
      const here = window.location.href;
      const state: object = window.history.state;
      window.history.replaceState({ usr: null, key: 'below', idx: 0 }, '', href);
      window.history.pushState({ ...state, idx: 1 }, '', here);
    }
    place.current = placeInHistory();
  }, [href]);

  useBlocker(({ historyAction, currentLocation, nextLocation }) => {
    const arrived = placeInHistory();
    const forward = place.current !== null && arrived !== null && arrived > place.current;
    const within = nextLocation.pathname === currentLocation.pathname;
    if (historyAction !== 'POP' || forward || within || nextLocation.pathname === target) return false;
    // The router now returns to this entry, which fires the event once more; only then can it be replaced.
    window.addEventListener('popstate', () => void navigate(target, { replace: true }), { once: true });
    return true;
  });
}
