import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coverDrawingNames, getCoverDrawing } from '#ui/cover/art.ts';
import * as covers from '#ui/cover/cover.stories.tsx';
import * as helps from '#ui/help-block/help-block.stories.tsx';
import * as bars from '#ui/reading-bar/reading-bar.stories.tsx';

const cover = composeStories(covers);
const help = composeStories(helps);
const bar = composeStories(bars);

test('the bar displays and announces the part of the chapter', () => {
  render(<bar.Default />);
  expect(screen.getByText('Part 2 of 4')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Part 2 of 4' })).toHaveAttribute('aria-valuenow', '1');
  expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
});

test('a side page displays no parts', () => {
  render(<bar.OutsideReadingOrder />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByText('Personal Growth Goal')).toBeInTheDocument();
});

test('seven drawings have names; any other name, even a property of Object.prototype, draws three discs', () => {
  expect(coverDrawingNames).toEqual(['sunrise', 'four', 'ten', 'embrace', 'horizon', 'circle', 'steps']);
  // Discs and lines counted in the visual reference: 4, 4, 10, 2 and a ring, 6 rings and a sun, 1 + 9 + 1, 6.
  expect(coverDrawingNames.map((name) => getCoverDrawing(name).length)).toEqual([4, 4, 10, 3, 7, 11, 6]);
  expect(getCoverDrawing('constructor')).toHaveLength(3);
});

test('a cover is hidden from screen readers', () => {
  const { container } = render(<cover.Unknown />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('circle')).toHaveLength(3);
});

test('help: every number is a telephone link, in the full and the compact block', () => {
  const { unmount } = render(<help.Default />);
  const listNumbers = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(listNumbers()).toEqual(['tel:10000', 'tel:18000000000', 'tel:100']);
  expect(screen.getByText(/A trained counsellor listens/)).toBeInTheDocument();
  unmount();
  render(<help.Compact />);
  expect(listNumbers()).toEqual(['tel:10000', 'tel:18000000000', 'tel:100']);
  expect(screen.queryByText(/A trained counsellor listens/)).toBeNull();
});
