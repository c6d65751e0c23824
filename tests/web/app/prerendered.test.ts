import { describe, expect, it } from 'vitest';
import { isPrerenderedPage, revealPage } from '#app/prerendered.ts';

const base = '/wellness-check';
function isHydrated(page: string | undefined, pathname: string, state: unknown = null) {
  const root = document.createElement('div');
  if (page !== undefined) root.dataset.page = page;
  const window = { location: { pathname }, history: { state } } as Pick<Window, 'location' | 'history'>;
  return isPrerenderedPage(root, window, base);
}

describe('hydration of the server HTML', () => {
  it('runs if it was rendered for this address', () => {
    expect(isHydrated('/team', '/wellness-check/team')).toBe(true);
    expect(isHydrated('/', '/wellness-check/')).toBe(true);
    expect(isHydrated('/', '/wellness-check/', { key: 'a', idx: 0 })).toBe(true);
  });

  it('does not run if it was hidden before the first paint', () => {
    document.documentElement.dataset.hidden = 'main';
    expect(isHydrated('/team', '/wellness-check/team')).toBe(false);
    revealPage(document.body);
    expect(isHydrated('/team', '/wellness-check/team')).toBe(true);
  });

  it('does not run for another spelling, for the empty shell, or for a page with a message', () => {
    expect(isHydrated('/team', '/wellness-check/TEAM')).toBe(false);
    expect(isHydrated('/team', '/wellness-check/team/')).toBe(false);
    expect(isHydrated(undefined, '/wellness-check/dashboard')).toBe(false);
    expect(isHydrated('/login', '/wellness-check/login', { usr: { notice: 'Please login again.' } })).toBe(
      false,
    );
  });
});
