import { leftMark } from '#contract/exit.ts';

/** From now on Back shows nothing of this program in this tab. */
export function markExited(): void {
  window.name = leftMark;
}

/** Has Back led here after a quick exit? Who opens an address anew wants to be here: the mark goes. */
export function isBackAfterExit(): boolean {
  if (window.name !== leftMark) return false;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'back_forward') return true;
  window.name = '';
  return false;
}

/**
 * Does the browser's Back lead to a page of this program, as far as the browser tells? Where it leads to another site, or
 * where the browser does not say, no.
 */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? false;
}
