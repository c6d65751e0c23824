import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as stories from '#ui/rating-scale/rating-scale.stories.tsx';

const { Default: Unanswered, Answered, Error: Invalid } = composeStories(stories);

function renderScale(Story = Unanswered) {
  const choose = vi.fn();
  render(<Story onChange={choose} />);
  return { choose, user: userEvent.setup() };
}

describe('the input of an answer is distinguished', () => {
  test('a click on the row is a pointer choice', async () => {
    const { choose, user } = renderScale();
    await user.click(screen.getByText('Slightly Agree'));
    expect(choose.mock.calls).toEqual([[4, 'pointer']]);
    expect(screen.getByRole('radio', { name: 'Slightly Agree' })).toBeChecked();
  });

  test('a tap on a row focuses its button directly', async () => {
    const { user } = renderScale(Answered);
    await user.tab();
    const stops: (EventTarget | null)[] = [];
    document.addEventListener('focusout', ({ relatedTarget }) => stops.push(relatedTarget), { once: true });
    await user.click(screen.getByText('Slightly Agree'));
    expect(stops).toEqual([screen.getByRole('radio', { name: 'Slightly Agree' })]);
  });

  test('a click on the selected answer counts again', async () => {
    const { choose, user } = renderScale(Answered);
    await user.click(screen.getByRole('radio', { name: 'Somewhat Agree' }));
    expect(choose.mock.calls).toEqual([[5, 'pointer']]);
  });

  test('arrow keys only select', async () => {
    const { choose, user } = renderScale(Answered);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(choose.mock.calls).toEqual([[6, 'arrow']]);
  });

  test('a click after an arrow key is a pointer choice again', async () => {
    const { choose, user } = renderScale(Answered);
    await user.tab();
    // Even while the arrow key is held down.
    await user.keyboard('{ArrowUp>}');
    await user.click(screen.getByText('Strongly Agree'));
    expect(choose.mock.calls).toEqual([
      [4, 'arrow'],
      [6, 'pointer'],
    ]);
  });

  test('Space, Enter and number keys are key choices', async () => {
    const { choose, user } = renderScale();
    await user.tab();
    await user.keyboard(' ');
    await user.keyboard('{Enter}');
    await user.keyboard('3');
    expect(choose.mock.calls).toEqual([
      [1, 'key'],
      [1, 'key'],
      [3, 'key'],
    ]);
    expect(screen.getByRole('radio', { name: 'Slightly Disagree' })).toHaveFocus();
  });
});

test('number keys beyond the last option, and shortcuts of the browser, do nothing', async () => {
  const { choose, user } = renderScale();
  await user.tab();
  await user.keyboard('7');
  await user.keyboard('{Control>}2{/Control}');
  expect(choose).not.toHaveBeenCalled();
});

test('a repeated key event answers once', async () => {
  const { choose, user } = renderScale();
  await user.tab();
  await user.keyboard('{2>3/}');
  expect(choose.mock.calls).toEqual([[2, 'key']]);
});

test('number keys outside the group do nothing', async () => {
  const { choose, user } = renderScale();
  await user.keyboard('2');
  expect(choose).not.toHaveBeenCalled();
});

test('the group is named by the question, and an invalid one has a message', () => {
  render(<Invalid />);
  const group = screen.getByRole('radiogroup', {
    name: 'I can usually tell what matters to me, even on a crowded day.',
  });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Please choose a value before proceeding');
});

test('the scale can be focused: at the selected answer, else at the first', () => {
  const ref = { current: null as { focus(): void } | null };
  const { unmount } = render(<Answered ref={ref} />);
  ref.current!.focus();
  expect(screen.getByRole('radio', { name: 'Somewhat Agree' })).toHaveFocus();
  unmount();
  render(<Unanswered ref={ref} />);
  ref.current!.focus();
  expect(screen.getByRole('radio', { name: 'Strongly Disagree' })).toHaveFocus();
});
