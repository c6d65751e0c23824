import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from '#ui/load-failed/load-failed.stories.tsx';

afterEach(() => void vi.useRealTimers());

const { InItsPlace, Trying } = composeStories(stories);

test('what could not be loaded says so at once, with what is safe, and offers a new try', async () => {
  const onTryAgain = vi.fn();
  render(<InItsPlace onTryAgain={onTryAgain} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/Not Available.*Your answers and results are safe\./);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledOnce();
});

test('while a new try is under way the button says so, keeps its place and asks for nothing more', async () => {
  const onTryAgain = vi.fn();
  render(<Trying onTryAgain={onTryAgain} />);
  const button = screen.getByRole('button', { name: 'Trying...' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onTryAgain).not.toHaveBeenCalled();
});

test('a while after the line is back it tries by itself, once, unless it is trying or has gone', () => {
  vi.useFakeTimers();
  const onTryAgain = vi.fn();
  const lineIsBack = () => {
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(1000);
  };
  const { rerender, unmount } = render(<Trying onTryAgain={onTryAgain} />);
  lineIsBack();
  expect(onTryAgain).not.toHaveBeenCalled();
  rerender(<InItsPlace onTryAgain={onTryAgain} />);
  window.dispatchEvent(new Event('online'));
  expect(onTryAgain).not.toHaveBeenCalled();
  lineIsBack();
  expect(onTryAgain).toHaveBeenCalledOnce();
  unmount();
  lineIsBack();
  expect(onTryAgain).toHaveBeenCalledOnce();
});
