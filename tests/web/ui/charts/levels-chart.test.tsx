import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as stories from '#ui/levels-chart/levels-chart.stories.tsx';

const { Default: PreviousPresent, Unchanged: SameAsBefore, FirstAttempt } = composeStories(stories);
/** The text of each level, in order. */
const listRows = () => Array.from(screen.getByRole('img').children, (row) => row.textContent);

it('names the levels in order, and labels the present and the previous one', () => {
  render(<PreviousPresent />);
  expect(listRows()).toEqual(['Languishing', 'ModeratePrevious', 'FlourishingCurrent']);
});

it('marks a level twice if it is unchanged', () => {
  render(<SameAsBefore />);
  expect(listRows()).toEqual(['Languishing', 'Moderate', 'FlourishingCurrentPrevious']);
});

it('marks no previous level at the first attempt', () => {
  render(<FirstAttempt />);
  expect(screen.queryByText('Previous')).toBeNull();
});

it('has one sentence with all its content, and shapes in addition to colours', () => {
  render(<PreviousPresent />);
  const chart = screen.getByRole('img', { name: PreviousPresent.args.label });
  const circles = (name: string) =>
    within(chart).getByText(name).parentElement?.querySelectorAll('circle').length;
  expect([circles('Languishing'), circles('Moderate'), circles('Flourishing')]).toEqual([1, 2, 2]);
});
