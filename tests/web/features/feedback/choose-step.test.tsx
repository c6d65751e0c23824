import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '#features/feedback/choose-step.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const first = 'Choose one person to talk to today.';
const second = /^Go to bed half an hour earlier/;
const findKeep = () => screen.findByRole('button', { name: 'Save this step' });
/** The bodies of the sent choices. */
function recordPosts() {
  const calls: RecordedRequest[] = [];
  return {
    onCall: async (request: Request) => void calls.push(await readRequest(request)),
    listBodies: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

describe('one small step after a result', () => {
  it('is the first one with its button, and leads to the plan of the week', async () => {
    render(<story.Default />);
    await findKeep();
    expect(screen.getByText(first)).toBeVisible();
    expect(screen.queryByText(second)).toBeNull();
    expect(screen.getByText('Only you can see it.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Plan one thing for this week' })).toHaveAttribute(
      'href',
      '/this-week',
    );
  });

  it('is sent as its index in the section, with one press', async () => {
    const { onCall, listBodies } = recordPosts();
    render(<story.Keeps onCall={onCall} />);
    await userEvent.click(await findKeep());
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    expect(listBodies()).toEqual([{ section_id: 'S1', place: 0 }]);
  });

  it('is the kept one, also if it is not the first', async () => {
    render(<story.SelectedBefore />);
    expect(await screen.findByText(second)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove it' })).toBeVisible();
  });

  it('can be removed by the same button, which keeps the focus', async () => {
    const { onCall, listBodies } = recordPosts();
    render(<story.Selected onCall={onCall} />);
    const button = await screen.findByRole('button', { name: 'Remove it' });
    await userEvent.click(button);
    expect(await screen.findByText('Removed.')).toBeVisible();
    expect(listBodies()).toEqual([{ section_id: 'S1', place: null }]);
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Save this step');
  });

  it('of another section is not kept here', async () => {
    const chosen = { section_id: 'S4', text: first, time: '2025-10-12T06:30:00.000Z', helped: null };
    render(<story.Default answers={{ 'GET /user/step/': { body: { chosen } } }} />);
    expect(await findKeep()).toBeVisible();
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });

  it('reports a failure to save it', async () => {
    await runStory(story.NotSaved);
    expect(screen.getByRole('button', { name: 'Save this step' })).toHaveAccessibleDescription(
      'Your choice could not be saved. Please try again.',
    );
  });

  it('has no button and no link if the server does not support it', async () => {
    render(<story.Unsupported />);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText(first)).toBeVisible();
  });
});
