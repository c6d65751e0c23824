import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from '#ui/number-field/number-field.stories.tsx';

const { Default: Unanswered, InForm, WithoutUnit, Error: Invalid } = composeStories(stories);
const question = 'On how many of the last 30 days did you walk for ten minutes?';

test('it is named by the question and the unit, and states the allowed range', () => {
  const { unmount } = render(<Unanswered />);
  const field = screen.getByRole('textbox', { name: `${question} days` });
  expect(field).toHaveAccessibleDescription('A whole number from 0 to 30');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  unmount();
  render(<WithoutUnit />);
  expect(screen.getByRole('textbox', { name: question })).toBeInTheDocument();
});

test('the typed text is passed on unchanged, and Enter once', async () => {
  const [typed, entered] = [vi.fn(), vi.fn()];
  render(<Unanswered onChange={typed} onEnter={entered} />);
  await userEvent.type(screen.getByRole('textbox'), '१2x{Enter>3/}');
  expect(typed.mock.calls.flat()).toEqual(['१', '१2', '१2x']);
  expect(entered).toHaveBeenCalledTimes(1);
});

test('in a form it has a label and an error message of its own', () => {
  render(<InForm />);
  const field = screen.getByRole('textbox', { name: 'Walks days' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('That is more than 30. A whole number from 0 to 30');
});

test('an invalid one is marked, and described by its message', () => {
  render(<Invalid />);
  expect(screen.getByRole('textbox')).toBeInvalid();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'That is more than 30. A whole number from 0 to 30',
  );
});
