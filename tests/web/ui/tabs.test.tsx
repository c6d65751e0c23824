import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from '#ui/tabs/tabs.stories.tsx';

const { Default: First, Last } = composeStories(stories);
const getSelectedTab = () => screen.getByRole('tab', { selected: true });
const listNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

it('displays one panel, named by its tab, in a named tab list', () => {
  render(<First />);
  expect(screen.getByRole('tablist', { name: 'Results by section' })).toBeVisible();
  expect(listNames()).toEqual(['Psychological', 'Emotional', 'Social', 'Distress', 'Activity']);
  expect(screen.getByRole('tabpanel', { name: 'Psychological' })).toHaveTextContent('What the tab');
  expect(getSelectedTab()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
});

it('selects a tab by a click', async () => {
  render(<First />);
  await userEvent.click(screen.getByRole('tab', { name: 'Social' }));
  expect(getSelectedTab()).toHaveTextContent('Social');
  expect(screen.getByRole('tabpanel', { name: 'Social' })).toBeVisible();
});

it('is one tab stop: the selected tab, then the panel, then its content', async () => {
  render(<Last />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Activity' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveFocus();
});

it('moves with the arrow keys, Home and End, and wraps around', async () => {
  render(<First />);
  await userEvent.tab();
  const expectAfterKey = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    expect(getSelectedTab()).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: getSelectedTab().textContent ?? '' })).toBeVisible();
    return getSelectedTab().textContent;
  };
  expect(await expectAfterKey('ArrowRight')).toBe('Emotional');
  expect(await expectAfterKey('ArrowLeft')).toBe('Psychological');
  expect(await expectAfterKey('ArrowLeft')).toBe('Activity');
  expect(await expectAfterKey('ArrowRight')).toBe('Psychological');
  expect(await expectAfterKey('End')).toBe('Activity');
  expect(await expectAfterKey('Home')).toBe('Psychological');
});

it('ignores shortcuts of the browser', async () => {
  render(<First />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowDown}x');
  expect(getSelectedTab()).toHaveTextContent('Psychological');
});
