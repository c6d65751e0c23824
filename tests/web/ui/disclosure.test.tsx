import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as stories from '#ui/disclosure/disclosure.stories.tsx';

const { Default } = composeStories(stories);

test('details open and close by their label', async () => {
  render(<Default />);
  const content = screen.getByText('The plan cannot be opened without the PIN.');
  expect(content).not.toBeVisible();
  await userEvent.click(screen.getByText('I forgot my PIN'));
  expect(content).toBeVisible();
  await userEvent.click(screen.getByText('I forgot my PIN'));
  expect(content).not.toBeVisible();
});

test('several on one page have different names', () => {
  const { container } = render(<Default label="Show as table" context="Positive Mood" />);
  expect(container.querySelector('summary')).toHaveTextContent('Show as table: Positive Mood');
});
