import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from '#ui/popover/popover.stories.tsx';

const { Links, ClosesItself } = composeStories(stories);
const trigger = () => screen.getByRole('button', { name: 'Need to talk?' });
const panel = () => screen.queryByRole('group', { name: 'Need to talk?' });

async function open(Story = Links) {
  const user = userEvent.setup();
  render(<Story />);
  await user.click(trigger());
  return user;
}

test('it opens in place, is announced as expanded, and Tab moves into it', async () => {
  const user = await open();
  expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  expect(panel()).toHaveAttribute('id', trigger().getAttribute('aria-controls'));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Tele-MANAS 14416' })).toHaveFocus();
});

test('Escape closes it and focuses its button', async () => {
  const user = await open();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(trigger()).toHaveFocus();
});

test('Escape focuses the button also if a press did not focus it, as in Safari', async () => {
  const user = await open();
  trigger().blur();
  await user.keyboard('{Escape}');
  expect(trigger()).toHaveFocus();
});

test('a press outside closes it, and focus is not lost', async () => {
  const user = await open();
  await user.click(screen.getByText('Plain text outside.'));
  expect(panel()).toBeNull();
  await waitFor(() => expect(trigger()).toHaveFocus());
});

test('a press on another control closes it and focuses that control', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(panel()).toBeNull();
  await new Promise((settled) => setTimeout(settled, 20));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('Tab out of it closes it', async () => {
  const user = await open();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(panel()).toBeNull();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('its own links can close it', async () => {
  const user = await open(ClosesItself);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(panel()).toBeNull();
  expect(trigger()).toHaveFocus();
});
