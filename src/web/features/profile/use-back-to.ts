import { useLayoutEffect } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

/** Index of the current history entry, as the router stores it; null if there is none. */
function readHistoryIndex(): number | null {
  const index: unknown = window.history.state?.idx;
  return typeof index === 'number' ? index : null;
}

/**
 * Makes Back navigate to a fixed page while the screen is mounted. The actual previous page neither loads nor
 * flashes.
 * @param target path under the base URL
 */
export function useBackTo(target: string): void {
  const navigate = useNavigate();
  const href = useHref(target);

  // A layout effect, because Back may be pressed immediately.
  useLayoutEffect(() => {
    const currentPath = window.location.pathname;
    // The app was opened at this page, so the target is inserted below this history entry.
    if (readHistoryIndex() === 0) {
      const currentUrl = window.location.href;
      const state: object = window.history.state;
      window.history.replaceState({ usr: null, key: 'below', idx: 0 }, '', href);
      window.history.pushState({ ...state, idx: 1 }, '', currentUrl);
    }
    const index = readHistoryIndex();
    const handlePopState = (event: PopStateEvent) => {
      const newIndex = readHistoryIndex();
      const isForward = index !== null && newIndex !== null && newIndex > index;
      const { pathname } = window.location;
      if (isForward || pathname === currentPath || pathname === href) return;
      // Capturing listeners run before the router, which must not render the previous page.
      event.stopImmediatePropagation();
      void navigate(target);
    };
    window.addEventListener('popstate', handlePopState, { capture: true });
    return () => window.removeEventListener('popstate', handlePopState, { capture: true });
  }, [href, target, navigate]);
}
