import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from '#ui/numeric-rating-scale/numeric-rating-scale.stories.tsx';

const { Default: Unanswered, Lowest, Error: Invalid, FromOneToSeven } = composeStories(stories);

function renderLine(Story = Unanswered) {
  const choose = vi.fn();
  render(<Story onChange={choose} />);
  return { choose, user: userEvent.setup() };
}

test('each number has its position, and the ends their meaning', () => {
  renderLine();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
    Array.from({ length: 11 }, (_, at) => String(at)),
  );
  expect(screen.getByRole('radio', { name: '0 of 10: No pain' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: '6 of 10' })).not.toBeChecked();
  expect(screen.getByRole('radio', { name: '10 of 10: The worst pain I can think of' })).not.toBeChecked();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleName(
    'How strong was the pain at its worst this week?',
  );
});

test('0 is an answer', () => {
  renderLine(Lowest);
  expect(screen.getByRole('radio', { name: /^0 of 10/ })).toBeChecked();
});

test('a tap, a number key and arrow keys select, and are distinguished', async () => {
  const { choose, user } = renderLine();
  await user.click(screen.getByRole('radio', { name: '7 of 10' }));
  await user.keyboard('0');
  await user.keyboard('{ArrowRight}');
  expect(choose.mock.calls).toEqual([
    [7, 'pointer'],
    [0, 'key'],
    [1, 'arrow'],
  ]);
});

test('a number key outside the line does nothing', async () => {
  const { choose, user } = renderLine(FromOneToSeven);
  await user.tab();
  await user.keyboard('0');
  await user.keyboard('8');
  expect(choose).not.toHaveBeenCalled();
  await user.keyboard('1');
  expect(choose.mock.calls).toEqual([[1, 'key']]);
});

test('a required one is marked as invalid, and described by its message', () => {
  renderLine(Invalid);
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Please choose a value before proceeding',
  );
});
