import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from '#ui/assessment-card/assessment-card.stories.tsx';

const { Default: List, SeparateButton } = composeStories(stories);

test('each card is one link with title, state and last date', () => {
  render(<List />);
  const stops = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(stops).toHaveLength(5);
  const first = within(stops[0]!).getByRole('link');
  expect(first).toHaveTextContent('Psychological Wellbeing');
  expect(first).toHaveTextContent('Completed');
  expect(first).toHaveTextContent('Last attempted 12/10/2025');
});

test('a locked card is a focusable link, and says that it is locked', () => {
  render(<List />);
  const locked = screen.getByRole('link', { name: /Your Distress/ });
  expect(locked).toHaveAttribute('href', '#4');
  expect(locked).not.toHaveAttribute('aria-disabled');
  expect(locked).toHaveTextContent('Locked');
});

test('title and button can have different targets', () => {
  render(<SeparateButton />);
  expect(screen.getByRole('link', { name: 'Social Wellbeing' })).toHaveAttribute('href', '#3');
  expect(screen.getByRole('link', { name: 'Start Assessment' })).toHaveAttribute('href', '#intro');
});
