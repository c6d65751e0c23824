import { keys } from './storage-keys.ts';
import { readValue, removeValue, writeValue } from './storage.ts';

/** Marks this tab after a quick exit: Back does not display the app again. */
export function markQuickExit(): void {
  writeValue(keys.exited, '1');
}

/**
 * Whether Back opened this page after a quick exit. Opening an address in the same tab removes the mark. WebKit reports
 * Back from another origin as a new navigation; only the state of the history entry differs.
 */
export function isBackAfterExit(): boolean {
  if (readValue(keys.exited) === null) return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward' || window.history.state !== null) return true;
  removeValue(keys.exited);
  return false;
}

/**
 * Leaves if the mark of a quick exit appears within 3 seconds: after Back, WebKit restores the session storage only when
 * scripts are running already. A page opened by its address has removed the mark at its start.
 */
export function leaveOnLateExitMark(leave: () => void): void {
  for (const ms of [300, 1000, 3000]) setTimeout(() => readValue(keys.exited) !== null && leave(), ms);
}

/** Whether Back leads to a page of the app. False if the browser has no Navigation API. */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? false;
}

/**
 * Whether the app was opened with this history entry, so that Back leaves the app.
 * @param key key of the location. A browser router stores its position in `history.state`; a memory router names its first entry.
 */
export function isFirstEntry(key: string): boolean {
  const { idx } = (window.history.state ?? {}) as { readonly idx?: number };
  return key === 'default' || idx === 0;
}
