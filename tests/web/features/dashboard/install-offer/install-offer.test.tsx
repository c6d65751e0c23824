import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import * as stories from '#features/dashboard/install-offer/install-offer.stories.tsx';

const story = composeStories(stories);
const getOffer = () => screen.queryByRole('heading', { name: 'Open this from your home screen?' });
const getManifest = () => document.querySelector('link[rel=manifest]');

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('the offer to install the app', () => {
  it('is displayed on a personal phone, prompts once, and is not displayed again', async () => {
    await story.Default.run();
    expect(await screen.findByRole('heading', { name: 'Open this from your home screen?' })).toBeVisible();
    expect(getManifest()).toHaveAttribute('href', '/wellness-check/manifest.webmanifest');
    await userEvent.click(screen.getByRole('button', { name: 'Add the icon' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You will not be asked'));
    expect(localStorage.getItem('install')).toBe('answered');
    expect(getManifest()).toBeNull();
  });

  it('can be dismissed permanently', async () => {
    await story.Dismissed.run();
    await waitFor(() => expect(localStorage.getItem('install')).toBe('answered'));
    expect(getOffer()).toBeNull();
  });

  it('has instructions in browsers without a prompt', async () => {
    await story.Manual.run();
    expect(await screen.findByText(/tap Share/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add the icon' })).toBeNull();
  });

  it.each([['shared'], [null]] as const)(
    'is not displayed, and the browser prompt is suppressed: %s',
    async (phone) => {
      await story.SharedPhone.run({ args: { phone } });
      expect(getOffer()).toBeNull();
      expect(getManifest()).toBeNull();
    },
  );

  it('needs browser support', () => {
    render(<story.Default />);
    expect(getOffer()).toBeNull();
  });
});
