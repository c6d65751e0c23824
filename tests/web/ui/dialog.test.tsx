import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import * as stories from '#ui/dialog/dialog.stories.tsx';
import { stubModals } from './modal-stub.ts';

const { Closed } = composeStories(stories);
beforeAll(stubModals);

async function openDialog() {
  const user = userEvent.setup();
  render(<Closed />);
  await user.click(screen.getByRole('button', { name: 'Go to the dashboard' }));
  return user;
}

test('it asks a question, with focus on Cancel', async () => {
  await openDialog();
  const dialog = screen.getByRole('alertdialog', { name: 'Leave this assessment?' });
  expect(dialog).toHaveAccessibleDescription(
    'Your answers so far stay on this device. You can go on from the dashboard.',
  );
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('Escape cancels, and restores focus', async () => {
  const user = await openDialog();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText('You have left.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Go to the dashboard' })).toHaveFocus();
});

test('Exit continues', async () => {
  const user = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Exit' }));
  expect(screen.getByText('You have left.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
