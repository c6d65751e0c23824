import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as stories from '#features/dashboard/notices/data-breach-notices.stories.tsx';

const story = composeStories(stories);
const findButton = () => screen.findByRole('button', { name: 'I have read this' });

test('a notice has the five required items, and is removed after the confirmation', async () => {
  const onCall = vi.fn();
  render(<story.Default onCall={onCall} />);
  await findButton();
  expect(screen.getByRole('region', { name: 'About your data' })).toHaveTextContent(
    /What happened.*What it may mean for you.*What we do about it.*What you can do.*Whom you can ask/,
  );
  await userEvent.click(await findButton());
  await waitFor(() => expect(screen.queryByText('About your data')).toBeNull());
  const sent = onCall.mock.calls.map(([{ method, url }]) => `${method} ${new URL(url).pathname}`);
  expect(sent).toContainEqual(expect.stringMatching(/^POST .*\/user\/notices\/4711$/));
});

test('a notice whose confirmation failed is kept with a message', async () => {
  render(<story.NotSaved />);
  await userEvent.click(await findButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be saved.');
  expect(await findButton()).toBeEnabled();
});
