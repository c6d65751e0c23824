import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from '#ui/button/button.stories.tsx';

const { Default: Rest, Loading: Busy, IconOnly: Icon } = composeStories(stories);

test('a press on a button calls its handler', async () => {
  const press = vi.fn();
  render(<Rest onClick={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a busy button says so, keeps focus, and ignores another press', async () => {
  const press = vi.fn();
  const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={send}>
      <Busy type="submit" onClick={press} />
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Submitting...' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a button with only an icon has an accessible name', () => {
  render(<Icon />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
