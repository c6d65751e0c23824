import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as stories from '#ui/error-state/error-state.stories.tsx';

afterEach(() => void vi.useRealTimers());

const { Inline: InPlace, Loading: Retrying } = composeStories(stories);

test('reports a failure immediately, with what is safe, and offers a retry', async () => {
  const onTryAgain = vi.fn();
  render(<InPlace onRetry={onTryAgain} />);
  expect(screen.getByRole('alert')).toHaveTextContent(/Not Available.*Your answers and results are safe\./);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledOnce();
});

test('during a retry the button says so, keeps its position and sends nothing more', async () => {
  const onTryAgain = vi.fn();
  render(<Retrying onRetry={onTryAgain} />);
  const button = screen.getByRole('button', { name: 'Trying...' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onTryAgain).not.toHaveBeenCalled();
});

test('retries once automatically some time after going online, unless in flight or removed', () => {
  vi.useFakeTimers();
  const onTryAgain = vi.fn();
  const goOnline = () => {
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(1000);
  };
  const { rerender, unmount } = render(<Retrying onRetry={onTryAgain} />);
  goOnline();
  expect(onTryAgain).not.toHaveBeenCalled();
  rerender(<InPlace onRetry={onTryAgain} />);
  window.dispatchEvent(new Event('online'));
  expect(onTryAgain).not.toHaveBeenCalled();
  goOnline();
  expect(onTryAgain).toHaveBeenCalledOnce();
  unmount();
  goOnline();
  expect(onTryAgain).toHaveBeenCalledOnce();
});
