import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { consumeReturnPath } from '#api/device/return-target.ts';
import { sessionExpired } from '#api/session.ts';
import { meera, openApp } from './app-harness.tsx';

afterEach(() => window.sessionStorage.clear());

describe('the guard', () => {
  it.each([
    '/dashboard',
    '/DASHBOARD',
    '/psychologicalAssessment/S1',
    '/psychologicalFeedbackComp',
    '/nowhere',
  ])('redirects a visitor from %s to the login page, and Back does not return', async (address) => {
    const { router } = openApp(address, { visitor: true });
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
  });

  it.each([
    ['/resourcesScreen', '/resourcesScreen'],
    ['/myPatternScreen?from=mail', '/myPatternScreen?from=mail'],
    ['/psychologicalAssessment/S1', '/psychologicalPage'],
    ['/PSYCHOLOGICALASSESSMENT/S1', '/psychologicalPage'],
  ])('stores that %s was opened, and redirects to %s after the login', async (address, target) => {
    openApp(address, { visitor: true });
    await screen.findByRole('heading', { name: 'Login to your account' });
    expect(consumeReturnPath('815')).toBe(target);
  });

  it('stores nothing for others after a logout or an expired session', async () => {
    const { router } = openApp('/profilePage', { server: meera });
    await userEvent.click(await screen.findByRole('button', { name: 'Meera' }));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Login to your account' });
    await router.navigate('/patternSummary');
    expect(router.state.location.pathname).toBe('/login');
    expect(consumeReturnPath('815')).toBeNull();
  });

  it('stores the address of an expired session for its own person', async () => {
    const { router, store } = openApp('/profilePage', { server: meera });
    await screen.findByRole('heading', { level: 1 });
    act(() => void store.dispatch(sessionExpired()));
    await screen.findByRole('heading', { name: 'Login to your account' });
    await waitFor(() => expect(store.getState().session.current).toBeNull());
    await router.navigate('/patternSummary');
    expect(window.sessionStorage.getItem('returnTo')).toContain('/profilePage');
    expect(consumeReturnPath('815')).toBeNull();
  });

  it('displays to a logged-in person that a page does not exist, with a link back', async () => {
    openApp('/nowhere', { server: meera });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it.each(['/', '/team', '/terms', '/privacy-policy', '/accessibility', '/contact'])(
    '%s is public',
    async (address) => {
      const { router } = openApp(address, { visitor: true });
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(router.state.location.pathname).toBe(address);
    },
  );
});
