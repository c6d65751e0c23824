import { useSyncExternalStore } from 'react';

const query = '(min-width: 768px)';

/** Is there room for what a small screen folds away? False where nothing is known of the screen. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, current, () => false);
}

function subscribe(changed: () => void) {
  const media = window.matchMedia?.(query);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
}

function current(): boolean {
  return window.matchMedia?.(query).matches ?? false;
}
