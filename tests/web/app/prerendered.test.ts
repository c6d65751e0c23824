import { describe, expect, it } from 'vitest';
import { isPrerenderedPage, revealPage } from '#app/prerendered.ts';

const base = '/wellness-check';
function shown(page: string | undefined, pathname: string, state: unknown = null) {
  const root = document.createElement('div');
  if (page !== undefined) root.dataset.page = page;
  const window = { location: { pathname }, history: { state } } as Pick<Window, 'location' | 'history'>;
  return isPrerenderedPage(root, window, base);
}

describe('the HTML that the server sent is taken over', () => {
  it('when it was rendered for this very address', () => {
    expect(shown('/team', '/wellness-check/team')).toBe(true);
    expect(shown('/', '/wellness-check/')).toBe(true);
    expect(shown('/', '/wellness-check/', { key: 'a', idx: 0 })).toBe(true);
  });

  it('and not when it was held back before it was painted', () => {
    document.documentElement.dataset.hidden = 'main';
    expect(shown('/team', '/wellness-check/team')).toBe(false);
    revealPage(document.body);
    expect(shown('/team', '/wellness-check/team')).toBe(true);
  });

  it('and not for another spelling, for the empty shell, or for a page that has a message to show', () => {
    expect(shown('/team', '/wellness-check/TEAM')).toBe(false);
    expect(shown('/team', '/wellness-check/team/')).toBe(false);
    expect(shown(undefined, '/wellness-check/dashboard')).toBe(false);
    expect(shown('/login', '/wellness-check/login', { usr: { notice: 'Please login again.' } })).toBe(false);
  });
});
