import { t } from '#tests/support/english.ts';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import * as stories from '#ui/semantic-differential/semantic-differential.stories.tsx';
import { resolveSliderAnswer, listPositions, describePosition } from '#ui/semantic-differential/positions.ts';

const { Default: Unanswered, Answered, Error: Invalid } = composeStories(stories);
const getSlider = () => screen.getByRole('slider');
/** Simulates a key or a drag on the native range. */
const moveTo = (value: number) => fireEvent.change(getSlider(), { target: { value: String(value) } });

test('it is named by both statements and is announced as not answered', () => {
  render(<Unanswered />);
  expect(getSlider()).toHaveAccessibleName(
    'From “In a new group I find it hard to feel part of things.” to “In a new group I soon feel that I have a place.”',
  );
  expect(getSlider()).toHaveAttribute('aria-valuetext', 'not answered');
});

test('a tap on a disc answers, without dragging', async () => {
  const choose = vi.fn();
  render(<Unanswered onChange={choose} />);
  await userEvent.click(screen.getByText('B'));
  expect(choose.mock.calls).toEqual([[-2, 'pointer']]);
  expect(getSlider()).toHaveAttribute('aria-valuetext', 'B, step 2 of 3 towards the first statement');
  expect(getSlider()).toHaveFocus();
});

test('the first arrow key leaves the centre', () => {
  const choose = vi.fn();
  render(<Unanswered onChange={choose} />);
  moveTo(1);
  expect(choose.mock.calls).toEqual([[1, 'key']]);
});

test('once answered, the centre is skipped in both directions', () => {
  const choose = vi.fn();
  render(<Answered onChange={choose} />);
  // From E (2) one step to D (1); the next step would be the centre (0) and moves to C (-1); then back to D.
  moveTo(1);
  moveTo(0);
  moveTo(0);
  expect(choose.mock.calls).toEqual([
    [1, 'key'],
    [-1, 'key'],
    [1, 'key'],
  ]);
});

test('an unanswered required one is marked as invalid, and described by its message', () => {
  render(<Invalid />);
  expect(getSlider()).toBeInvalid();
  expect(getSlider()).toHaveAccessibleDescription('Please choose a value before proceeding');
});

describe('positions', () => {
  const six = [-3, -2, -1, 1, 2, 3].map((position, index) => ({ position, label: 'ABCDEF'[index]! }));

  test('the rail has an empty centre between them', () => {
    expect(listPositions(six)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  });
  test('the centre is not an answer', () => {
    expect(resolveSliderAnswer(six, 0, null)).toBeNull();
  });
  test('a text says how far and towards which statement', () => {
    expect(describePosition(t, six, 3)).toBe('F, step 3 of 3 towards the second statement');
    expect(describePosition(t, six, null)).toBeNull();
  });
});
