import { afterEach, expect, test, vi } from 'vitest';
import { isBackAfterExit, markQuickExit } from '#api/device/history.ts';

afterEach(() => {
  window.sessionStorage.clear();
  window.history.replaceState(null, '');
  vi.restoreAllMocks();
});

/** Mocks the navigation type of the page. */
function mockNavigationType(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

test('Back after a quick exit never displays the app', () => {
  markQuickExit();
  mockNavigationType('back_forward');
  expect([isBackAfterExit(), isBackAfterExit()]).toEqual([true, true]);
  expect({ ...window.sessionStorage }).toEqual({ left: '1' });
});

test('recognizes Back in WebKit, which reports a new navigation, by the state of the history entry', () => {
  markQuickExit();
  mockNavigationType('navigate');
  window.history.replaceState({ key: 'default' }, '');
  expect([isBackAfterExit(), isBackAfterExit()]).toEqual([true, true]);
});

test('a newly opened address works normally, and so does Back from then on', () => {
  markQuickExit();
  mockNavigationType('navigate');
  expect(isBackAfterExit()).toBe(false);
  expect(window.sessionStorage).toHaveLength(0);
  mockNavigationType('back_forward');
  expect(isBackAfterExit()).toBe(false);
});

test('ignores Back without a quick exit before', () => {
  mockNavigationType('back_forward');
  expect(isBackAfterExit()).toBe(false);
});
