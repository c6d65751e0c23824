/**
 * The tab was left by the quick exit. In the tab's own name, for nothing may be in its storage then; other sites do not
 * get to see it.
 */
const mark = 'left';

/** A neutral page that no request goes out for. */
export const neutralPage = 'about:blank';

/** From now on Back shows nothing of this program in this tab. */
export function markLeft(): void {
  window.name = mark;
}

/** Has Back led here after a quick exit? Who opens an address anew wants to be here: the mark goes. */
export function isBackAfterExit(): boolean {
  if (window.name !== mark) return false;
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (arrival?.type === 'back_forward') return true;
  window.name = '';
  return false;
}
