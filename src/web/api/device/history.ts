import { exitMark } from '#contract/exit.ts';

/** Marks this tab after a quick exit: Back does not display the app again. */
export function markExited(): void {
  window.name = exitMark;
}

/** Whether Back opened this page after a quick exit. Opening an address in the same tab removes the mark. */
export function isBackAfterExit(): boolean {
  if (window.name !== exitMark) return false;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') return true;
  window.name = '';
  return false;
}

/** Whether Back leads to a page of the app. False if the browser has no Navigation API. */
export function canGoBack(): boolean {
  const { navigation } = window as { navigation?: { readonly canGoBack: boolean } };
  return navigation?.canGoBack ?? false;
}
