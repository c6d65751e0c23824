import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import * as stories from '#features/dashboard/install-offer/install-offer.stories.tsx';

const story = composeStories(stories);
const offer = () => screen.queryByRole('heading', { name: 'Open this from your home screen?' });
const manifest = () => document.querySelector('link[rel=manifest]');

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

describe('the offer to install the app', () => {
  it('is displayed on a personal phone, prompts once, and is not displayed again', async () => {
    await story.Offered.run();
    expect(await screen.findByRole('heading', { name: 'Open this from your home screen?' })).toBeVisible();
    expect(manifest()).toHaveAttribute('href', '/wellness-check/manifest.webmanifest');
    await userEvent.click(screen.getByRole('button', { name: 'Add the icon' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('You will not be asked'));
    expect(localStorage.getItem('install')).toBe('answered');
    expect(manifest()).toBeNull();
  });

  it('can be dismissed permanently', async () => {
    await story.TurnedDown.run();
    await waitFor(() => expect(localStorage.getItem('install')).toBe('answered'));
    expect(offer()).toBeNull();
  });

  it('has instructions in browsers without a prompt', async () => {
    await story.ByHand.run();
    expect(await screen.findByText(/tap Share/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add the icon' })).toBeNull();
  });

  it.each([['shared'], [null]] as const)(
    'is not displayed, and the browser prompt is suppressed: %s',
    async (phone) => {
      await story.SharedPhone.run({ args: { phone } });
      expect(offer()).toBeNull();
      expect(manifest()).toBeNull();
    },
  );

  it('needs browser support', () => {
    render(<story.Offered />);
    expect(offer()).toBeNull();
  });
});
