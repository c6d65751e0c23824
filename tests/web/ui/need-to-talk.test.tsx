import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as stories from '#ui/help-block/need-to-talk.stories.tsx';

const { Default: Words } = composeStories(stories);

it('the words in a text scroll to the button of the bar and press it, once', async () => {
  render(<Words />);
  const inBar = screen.getByRole('button', { name: 'The button of the bar' });
  const pressed = vi.fn(() => inBar.setAttribute('aria-expanded', 'true'));
  inBar.addEventListener('click', pressed);
  await userEvent.click(screen.getByRole('button', { name: 'Need to talk?' }));
  expect(inBar).toHaveFocus();
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Need to talk?' }));
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('the numbers follow in brackets in print', () => {
  render(<Words />);
  expect(screen.getByText('(10000, 1800-000-0000, 100)')).toBeInTheDocument();
});
