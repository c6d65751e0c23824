import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from '#ui/visual-analogue-scale/visual-analogue-scale.stories.tsx';

const { Default: Unanswered, Answered, Lowest, Error: Invalid } = composeStories(stories);
const getLine = () => screen.getByRole('slider', { name: 'How is your health today?' });

test('an untouched line has no mark, and says so', () => {
  render(<Unanswered />);
  expect(getLine()).toHaveAttribute('aria-valuetext', 'not answered');
  expect(getLine().className).toMatch(/open/);
  expect(screen.getByText('Tap the line, or drag along it.')).toBeInTheDocument();
  expect(getLine()).toHaveAccessibleDescription('0 The worst I can think of 100 The best I can think of');
});

test('a marked line displays and announces the number, 0 too', () => {
  const { unmount } = render(<Answered />);
  expect(getLine()).toHaveAttribute('aria-valuetext', '63 of 100');
  expect(getLine().className).not.toMatch(/open/);
  expect(screen.getByText('63')).toBeInTheDocument();
  unmount();
  render(<Lowest />);
  expect(getLine()).toHaveAttribute('aria-valuetext', '0 of 100');
});

test('a key, a drag and a tap on the middle mark it', async () => {
  const mark = vi.fn();
  const user = userEvent.setup();
  const { unmount } = render(<Unanswered onChange={mark} />);
  await user.tab();
  await user.keyboard('3');
  // Simulates an arrow key or a drag on the native range.
  fireEvent.change(getLine(), { target: { value: '31' } });
  unmount();
  render(<Unanswered onChange={mark} />);
  await user.click(getLine());
  expect(mark.mock.calls).toEqual([[30], [31], [50]]);
});

test('shortcuts of the browser set no mark', async () => {
  const mark = vi.fn();
  const user = userEvent.setup();
  render(<Unanswered onChange={mark} />);
  await user.tab();
  await user.keyboard('{Control>}3{/Control}');
  expect(mark).not.toHaveBeenCalled();
});

test('a required one is marked as invalid, and described by its message', () => {
  render(<Invalid />);
  expect(getLine()).toBeInvalid();
  expect(getLine()).toHaveAccessibleDescription(/^Please choose a value before proceeding/);
});
