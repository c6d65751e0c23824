import { useSyncExternalStore } from 'react';

function subscribeToSeconds(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

/**
 * Returns the whole seconds until a time, at least 0. Reads the clock, because a tab in the background skips ticks.
 * @param end in milliseconds, as from `Date.now()`
 */
export function useCountdown(end: number): number {
  const readSeconds = () => Math.max(Math.ceil((end - Date.now()) / 1000), 0);
  return useSyncExternalStore(subscribeToSeconds, readSeconds, () => 0);
}
