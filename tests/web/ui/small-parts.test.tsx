import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as alerts from '#ui/alert/alert.stories.tsx';
import * as breath from '#ui/decorative-disc-row/decorative-disc-row.stories.tsx';
import * as empties from '#ui/empty-state/empty-state.stories.tsx';
import { Glyph } from '#ui/glyph/glyph.tsx';
import * as loaders from '#ui/spinner/spinner.stories.tsx';
import * as dotStories from '#ui/progress-steps/progress-steps.stories.tsx';
import * as bars from '#ui/header/header.stories.tsx';

const dots = composeStories(dotStories);
const loader = composeStories(loaders);
const empty = composeStories(empties);
const alert = composeStories(alerts);
const rows = composeStories(breath);
const bar = composeStories(bars);

test('the dots describe the progress in words and numbers', () => {
  render(<dots.Default />);
  const progress = screen.getByRole('progressbar', { name: 'Question 7 of 20' });
  // The first question is 0 %.
  expect(progress).toHaveAttribute('aria-valuemin', '0');
  expect(progress).toHaveAttribute('aria-valuenow', '6');
  expect(progress).toHaveAttribute('aria-valuemax', '20');
  expect(progress.children).toHaveLength(20);
});

test('the dots describe their discs: six complete, one current, thirteen remaining', () => {
  render(<dots.Default />);
  const kinds = [...screen.getByRole('progressbar').children].map((disc) => disc.className);
  expect(kinds.filter((kind) => kind === kinds[0])).toHaveLength(6);
  expect(kinds.filter((kind) => kind === kinds[6])).toHaveLength(1);
  expect(kinds.filter((kind) => kind === kinds[7])).toHaveLength(13);
});

test('loading is announced politely', () => {
  render(<loader.Default />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading your dashboard...');
});

test('an empty state has a reason and can have a link', () => {
  render(<empty.WithAction />);
  expect(screen.getByText('Your Positivity Ratio is yet to be calculated')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toBeInTheDocument();
});

test('errors on the page are announced immediately, other messages politely', () => {
  render(<alert.Error />);
  render(<alert.Warning />);
  expect(screen.getByRole('alert')).toHaveTextContent('Submission failed');
  expect(screen.getByRole('status')).toHaveTextContent('This is not available here.');
});

test('a block with the text of a toast is not announced again', () => {
  render(<alert.Error live="off" />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Submission failed')).toBeInTheDocument();
});

test('a breath row has eighteen discs and is hidden from screen readers', () => {
  const { container } = render(<rows.Default />);
  const row = container.querySelector('[aria-hidden="true"]');
  expect(row?.children).toHaveLength(18);
});

test('an unknown glyph displays the default', () => {
  const { container } = render(<Glyph name="no such drawing" />);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

test('the top bar marks the current page and names its navigation', () => {
  render(<bar.Default />);
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('button', { name: 'Help: Need to talk?' })).toBeInTheDocument();
});
