import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from '#ui/checklist/checklist.stories.tsx';
import { toggled } from '#ui/checklist/toggled.ts';

const { Unanswered, Answered, Alone, Invalid } = composeStories(stories);
const box = (name: string) => screen.getByRole('checkbox', { name });

test('it is a group named by the question, with a box for each option', () => {
  render(<Answered />);
  expect(
    screen.getByRole('group', { name: 'What helped you to rest this week?' }),
  ).toHaveAccessibleDescription('You can choose more than one.');
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box('Music'), box('Company')]);
});

test('taps and Space choose and take back; the codes come ascending', async () => {
  const choose = vi.fn();
  const user = userEvent.setup();
  render(<Unanswered onChange={choose} />);
  await user.click(screen.getByText('Company'));
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(box('Music')).toHaveFocus();
  await user.keyboard(' ');
  await user.click(box('Company'));
  expect(choose.mock.calls).toEqual([[[3]], [[1, 3]], [[1]]]);
});

test('what stands alone clears the others, and is cleared by them; a screen reader hears of it', async () => {
  const choose = vi.fn();
  const { unmount } = render(<Answered onChange={choose} />);
  expect(box('None of these')).toHaveAccessibleDescription('Clears all other choices.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(box('None of these'));
  expect(screen.getByRole('status')).toHaveTextContent('No longer chosen: Music, Company');
  unmount();
  render(<Alone onChange={choose} />);
  await userEvent.click(box('A walk'));
  expect(screen.getByRole('status')).toHaveTextContent('No longer chosen: None of these');
  expect(choose.mock.calls).toEqual([[[9]], [[2]]]);
});

test('two options that stand alone exclude each other', () => {
  const options = [
    { code: 1, label: 'None', alone: true },
    { code: 2, label: 'I do not know', alone: true },
  ];
  expect(toggled(options, [1], { code: 2, label: 'I do not know', alone: true })).toEqual([2]);
});

test('an unanswered one that is asked for says why at its boxes', () => {
  render(<Invalid />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/^Please choose a value before proceeding/);
  expect(box('Music')).toBeInvalid();
});
