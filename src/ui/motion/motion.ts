import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** True when the reader has asked the device for less motion. False where nothing is known yet (server). */
export function useReducedMotion(): boolean {
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
