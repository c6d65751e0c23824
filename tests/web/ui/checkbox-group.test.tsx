import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from '#ui/checkbox-group/checkbox-group.stories.tsx';
import { toggleOption } from '#ui/checkbox-group/toggle-option.ts';

const { Default: Unanswered, Answered, Exclusive: Alone, Error: Invalid } = composeStories(stories);
const getBox = (name: string) => screen.getByRole('checkbox', { name });

test('it is a group named by the question, with a checkbox for each option', () => {
  render(<Answered />);
  expect(
    screen.getByRole('group', { name: 'What helped you to rest this week?' }),
  ).toHaveAccessibleDescription('You can choose more than one.');
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([getBox('Music'), getBox('Company')]);
});

test('taps and Space toggle options; the codes are in ascending order', async () => {
  const choose = vi.fn();
  const user = userEvent.setup();
  render(<Unanswered onChange={choose} />);
  await user.click(screen.getByText('Company'));
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(getBox('Music')).toHaveFocus();
  await user.keyboard(' ');
  await user.click(getBox('Company'));
  expect(choose.mock.calls).toEqual([[[3]], [[1, 3]], [[1]]]);
});

test('an exclusive option clears the others, and is cleared by them, with an announcement', async () => {
  const choose = vi.fn();
  const { unmount } = render(<Answered onChange={choose} />);
  expect(getBox('None of these')).toHaveAccessibleDescription('Clears all other choices.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(getBox('None of these'));
  expect(screen.getByRole('status')).toHaveTextContent('No longer chosen: Music, Company');
  unmount();
  render(<Alone onChange={choose} />);
  await userEvent.click(getBox('A walk'));
  expect(screen.getByRole('status')).toHaveTextContent('No longer chosen: None of these');
  expect(choose.mock.calls).toEqual([[[9]], [[2]]]);
});

test('two exclusive options exclude each other', () => {
  const options = [
    { code: 1, label: 'None', exclusive: true },
    { code: 2, label: 'I do not know', exclusive: true },
  ];
  expect(toggleOption(options, [1], { code: 2, label: 'I do not know', exclusive: true })).toEqual([2]);
});

test('an unanswered required one has its message at its checkboxes', () => {
  render(<Invalid />);
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/^Please choose a value before proceeding/);
  expect(getBox('Music')).toBeInvalid();
});
