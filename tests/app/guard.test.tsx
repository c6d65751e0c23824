import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { meera, openAt } from './stage.tsx';

describe('the guard', () => {
  it.each([
    '/dashboard',
    '/DASHBOARD',
    '/psychologicalAssessment/S1',
    '/psychologicalFeedbackComp',
    '/nowhere',
  ])('sends a visitor from %s to the login page, and Back does not lead there again', async (address) => {
    const { router } = openAt(address, { visitor: true });
    expect(await screen.findByRole('heading', { name: 'Login to your account' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/login');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.pathname).toBe('/team'));
  });

  it('tells a logged-in person that an unknown page does not exist, with a way back', async () => {
    openAt('/nowhere', { server: meera });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it.each(['/', '/team', '/terms', '/privacy-policy', '/contact'])(
    '%s is open to everyone',
    async (address) => {
      const { router } = openAt(address, { visitor: true });
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(router.state.location.pathname).toBe(address);
    },
  );
});
