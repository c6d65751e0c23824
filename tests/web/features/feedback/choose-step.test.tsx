import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTab } from '#api/device/storage.ts';
import * as stories from '#features/feedback/choose-step.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const first = 'Choose one person to talk to today.';
const second = /^Go to bed half an hour earlier/;
const findKeep = () => screen.findByRole('button', { name: 'Keep this step' });
const keepSecond = async () => {
  await userEvent.click(await screen.findByText('Other steps'));
  await userEvent.click(
    screen.getByRole('button', { name: /^Keep this step: Go to bed half an hour earlier/ }),
  );
};
/** The bodies of the sent choices. */
function recordPosts() {
  const calls: RecordedRequest[] = [];
  return {
    onCall: async (request: Request) => void calls.push(await readRequest(request)),
    listBodies: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

beforeEach(forgetTab);

describe('one small step after a result', () => {
  it('is the first one with its button; the others are in a fold, and none is there twice', async () => {
    render(<story.NoneChosen />);
    await findKeep();
    expect(screen.getByText(first)).toBeVisible();
    const fold = screen.getByText('Other steps').closest('details');
    expect(fold).not.toHaveAttribute('open');
    expect(within(fold as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(screen.getAllByText(first)).toHaveLength(1);
    expect(screen.getByText('Only you can see it.')).toBeVisible();
  });

  it('is sent as its index in the section, with one press', async () => {
    const { onCall, listBodies } = recordPosts();
    render(<story.NoneChosen onCall={onCall} />);
    await userEvent.click(await findKeep());
    await waitFor(() => expect(listBodies()).toEqual([{ section_id: 'S1', place: 0 }]));
  });

  it('can be another one, which takes the place of the first', async () => {
    const { onCall, listBodies } = recordPosts();
    render(<story.Keeps onCall={onCall} />);
    await keepSecond();
    expect(await screen.findByText(/^Kept\./)).toBeVisible();
    expect(listBodies()).toEqual([{ section_id: 'S1', place: 1 }]);
    const fold = within(screen.getByText('Other steps').closest('details') as HTMLElement);
    expect(fold.queryByText(second, { selector: 'p' })).toBeNull();
    expect(screen.getAllByText(second, { selector: 'p' })).toHaveLength(1);
  });

  it('can be removed by the same button, which keeps the focus', async () => {
    const { onCall, listBodies } = recordPosts();
    render(<story.Chosen onCall={onCall} />);
    const button = await screen.findByRole('button', { name: 'Do not keep it' });
    await userEvent.click(button);
    expect(await screen.findByText('No step is kept.')).toBeVisible();
    expect(listBodies()).toEqual([{ section_id: 'S1', place: null }]);
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Keep this step');
  });

  it('of another section is not kept here', async () => {
    const chosen = { section_id: 'S4', text: first, time: '2025-10-12T06:30:00.000Z', helped: null };
    render(<story.NoneChosen answers={{ 'GET /user/step/': { body: { chosen } } }} />);
    expect(await findKeep()).toBeVisible();
    expect(screen.queryByText(/^Kept/)).toBeNull();
  });

  it('reports a failure to save it', async () => {
    await runStory(story.NotKept);
    expect(screen.getByRole('button', { name: 'Keep this step' })).toHaveAccessibleDescription(
      'Your choice could not be saved. Please try again.',
    );
  });

  it('is remembered over an expired session until it is saved', async () => {
    const ended = { 'GET /user/step/': { body: { chosen: null } }, 'POST /user/step/': 401 };
    const { unmount } = render(<story.NoneChosen answers={ended} />);
    await keepSecond();
    unmount();

    const again = render(<story.Keeps />);
    await findKeep();
    const [step] = screen.getAllByText(second, { selector: 'p' });
    expect(step?.closest('details')).toBeNull();
    await userEvent.click(await findKeep());
    expect(await screen.findByText(/^Kept\./)).toBeVisible();
    again.unmount();

    render(<story.NoneChosen />);
    await findKeep();
    expect(screen.getByText(first).closest('details')).toBeNull();
  });

  it('has no buttons if the server does not support it', async () => {
    render(<story.ServerWithout />);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    expect(screen.getByText(first)).toBeVisible();
  });
});
