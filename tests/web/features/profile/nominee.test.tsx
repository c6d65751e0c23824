import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as stories from '#features/profile/nominee.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);

it('is saved with name, relation and contact in one request', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  await runStory(story.Saved, { onCall: (request: Request) => void calls.push(readRequest(request)) });
  const [sent] = (await Promise.all(calls)).filter(({ method }) => method === 'PUT');
  expect(sent).toMatchObject({
    path: '/user/nominee/4711',
    body: { nominee: { name: 'Meera Iyer', relation: 'Sister', contact: '+91 98765 43210' } },
  });
  expect(await screen.findByText('Meera Iyer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change this' })).toHaveFocus();
});

it('is not sent while a field is empty or the contact is neither phone nor e-mail', async () => {
  await runStory(story.Empty);
  expect(screen.getByText('Please say who they are to you.')).toBeVisible();
  expect(screen.getByText('Please enter a phone number or an e-mail address.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Their name/ })).toHaveFocus();
});

it('can be changed: the form contains the stored values, each field with its maximum length', async () => {
  render(<story.Named />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change this' }));
  const fields = screen.getAllByRole('textbox');
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual([
    'Meera Iyer',
    'Sister',
    '+91 98765 43210',
  ]);
  expect(fields.map((field) => (field as HTMLInputElement).maxLength)).toEqual([200, 60, 320]);
});

it('is removed after a confirmation, with a message', async () => {
  const calls: Promise<RecordedRequest>[] = [];
  await runStory(story.RemovalAsked, { onCall: (request: Request) => void calls.push(readRequest(request)) });
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove this person' }));
  const status = await screen.findByText('Removed. You have not named anyone now.');
  expect(status).toHaveFocus();
  const [sent] = (await Promise.all(calls)).filter(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ nominee: null });
  await waitFor(() => expect(screen.queryByText('Meera Iyer')).toBeNull());
});
