import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from '#features/profile/profile-page-screen.stories.tsx';

vi.mock('#api/address.ts', () => ({
  apiBaseUrl: 'https://elsewhere.example/api',
  isApiSameOrigin: false,
}));
const { Loaded } = composeStories(stories);

describe('the profile page with a server of the plain specification', () => {
  it('displays the name and hides download and deletion, which that server lacks', async () => {
    render(<Loaded answers={{ '/profile/': { body: 'Meera' }, '/export/': 405 }} />);
    expect(await screen.findByText('Meera')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.queryByText('Download my data')).toBeNull();
    expect(screen.queryByText('Delete my account')).toBeNull();
    expect(screen.queryByText('See and correct my profile')).toBeNull();
  });

  it('offers both if that server has the routes', async () => {
    render(<Loaded />);
    expect(await screen.findByRole('heading', { name: 'Download my data' })).toBeVisible();
  });

  it('hides unavailable parts while every request fails, and offers a retry', async () => {
    render(<Loaded answers={{ '': { status: 500, body: '<!doctype html><title>Error</title>' } }} />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText('Download my data')).toBeNull();
    expect(screen.queryByText('Delete my account')).toBeNull();
  });

  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['an object', '{"name":"Meera"}'],
  ])('displays no name for %s', async (_, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = { text, type: 'text/html' };
    render(<Loaded answers={{ '/profile/': answer, '/export/': 405 }} />);
    expect(await screen.findByText('Not Available')).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
  });
});
