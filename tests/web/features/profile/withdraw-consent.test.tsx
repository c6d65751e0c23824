import { composeStories } from '@storybook/react-vite';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from '#features/profile/profile-page-screen.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const listPosts = async (calls: readonly Promise<RecordedRequest>[]) =>
  (await Promise.all(calls)).filter(({ method }) => method === 'POST').map(({ body }) => body);

it('is stopped after a confirmation; the page then displays the date and a resume button', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  await runStory(story.StopAsked, { onCall: (request: Request) => void calls.push(readRequest(request)) });
  expect(await listPosts(calls)).toEqual([]);
  const dialog = within(screen.getByRole('alertdialog', { name: 'Stop the use of your data?' }));
  expect(dialog.getByRole('button', { name: 'Continue as now' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop, but keep my file for me' }));
  expect(await screen.findByText('You stopped the use of your data on 12 Oct 2026.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
  expect(await listPosts(calls)).toMatchObject([{ purpose: 'terms', given: false }]);
});

it('is resumed with one click, with the terms in force', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  render(<story.Stopped onCall={(request) => calls.push(readRequest(request))} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByText(/Welcome back\./)).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Stop, but keep my file for me' })).toBeVisible();
  const [sent] = (await listPosts(calls)) as { version: string }[];
  expect(sent).toMatchObject({ purpose: 'terms', given: true });
  expect(sent?.version).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('keeps download and deletion available, and hides research meanwhile', async () => {
  render(<story.Stopped />);
  await screen.findByRole('button', { name: 'Resume' });
  expect(screen.getByRole('heading', { name: 'Download my data' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('that could not be saved stays stopped, with a message', async () => {
  await runStory(story.ResumeNotSaved);
  expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
});
