import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from '#ui/popover/popover.stories.tsx';

const { Links, ClosesOnChoice: ClosesItself } = composeStories(stories);
const getTrigger = () => screen.getByRole('button', { name: 'Need to talk?' });
const queryPanel = () => screen.queryByRole('group', { name: 'Need to talk?' });

async function openPopover(Story = Links) {
  const user = userEvent.setup();
  render(<Story />);
  await user.click(getTrigger());
  return user;
}

test('it opens in place, is announced as expanded, and Tab moves into it', async () => {
  const user = await openPopover();
  expect(getTrigger()).toHaveAttribute('aria-expanded', 'true');
  expect(queryPanel()).toHaveAttribute('id', getTrigger().getAttribute('aria-controls'));
  await user.tab();
  expect(screen.getByRole('link', { name: 'Tele-MANAS 14416' })).toHaveFocus();
});

test('Escape closes it and focuses its button', async () => {
  const user = await openPopover();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(queryPanel()).toBeNull();
  expect(getTrigger()).toHaveFocus();
});

test('Escape focuses the button also if a press did not focus it, as in Safari', async () => {
  const user = await openPopover();
  getTrigger().blur();
  await user.keyboard('{Escape}');
  expect(getTrigger()).toHaveFocus();
});

test('a press outside closes it, and focus is not lost', async () => {
  const user = await openPopover();
  await user.click(screen.getByText('Plain text outside.'));
  expect(queryPanel()).toBeNull();
  await waitFor(() => expect(getTrigger()).toHaveFocus());
});

test('a press on another control closes it and focuses that control', async () => {
  const user = await openPopover();
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(queryPanel()).toBeNull();
  await new Promise((settled) => setTimeout(settled, 20));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('Tab out of it closes it', async () => {
  const user = await openPopover();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(queryPanel()).toBeNull();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('its own links can close it', async () => {
  const user = await openPopover(ClosesItself);
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(queryPanel()).toBeNull();
  expect(getTrigger()).toHaveFocus();
});
