import { afterEach, expect, test, vi } from 'vitest';
import { isBackAfterExit, markExited } from '#api/device/history.ts';

afterEach(() => {
  window.name = '';
  vi.restoreAllMocks();
});

/** The browser says how this page was reached. */
function arriveBy(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

test('Back after a quick exit does not show the program, however often', () => {
  markExited();
  arriveBy('back_forward');
  expect([isBackAfterExit(), isBackAfterExit()]).toEqual([true, true]);
  expect(window.sessionStorage).toHaveLength(0);
});

test('who opens an address anew wants to be here, and Back works again from then on', () => {
  markExited();
  arriveBy('navigate');
  expect(isBackAfterExit()).toBe(false);
  arriveBy('back_forward');
  expect(isBackAfterExit()).toBe(false);
});

test('Back without a quick exit before is none of its business', () => {
  arriveBy('back_forward');
  expect(isBackAfterExit()).toBe(false);
});
