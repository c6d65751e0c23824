import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetTab } from '#api/device/storage.ts';
import * as stories from '#features/feedback/choose-step.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const findGroup = () => screen.findByRole('radiogroup', { name: 'One small step I choose' });
const getSaveButton = () => screen.getByRole('button', { name: 'Keep this choice' });

beforeEach(forgetTab);

describe('one small step after a result', () => {
  it('is one of up to three or none, without a default', async () => {
    render(<story.NoneChosen />);
    await findGroup();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(screen.getByLabelText('None just now')).not.toBeChecked();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(getSaveButton()).toBeDisabled();
    expect(screen.getByText(/For your eyes alone/)).toBeVisible();
  });

  it('is sent as its index in the section, once, on saving', async () => {
    const calls: RecordedRequest[] = [];
    render(<story.Keeps onCall={async (request) => calls.push(await readRequest(request))} />);
    await findGroup();
    await userEvent.click(screen.getByLabelText(/Choose one person/));
    await userEvent.click(screen.getByLabelText(/half an hour earlier/));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.click(getSaveButton());
    expect(await screen.findByText(/^Kept\./)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { section_id: 'S1', place: 1 },
    ]);
    await waitFor(() => expect(getSaveButton()).toBeDisabled());
  });

  it('can be removed', async () => {
    const calls: RecordedRequest[] = [];
    render(<story.Chosen onCall={async (request) => calls.push(await readRequest(request))} />);
    await waitFor(() => expect(screen.getByLabelText(/half an hour earlier/)).toBeChecked());
    await userEvent.click(screen.getByLabelText('None just now'));
    await userEvent.click(getSaveButton());
    expect(await screen.findByText('No step is kept.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ section_id: 'S1', place: null });
  });

  it('of another section selects nothing here', async () => {
    const time = '2025-10-12T06:30:00.000Z';
    const chosen = { section_id: 'S4', text: 'Choose one person to talk to today.', time, helped: null };
    render(<story.Chosen answers={{ 'GET /user/step/': { body: { chosen } } }} />);
    await findGroup();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('reports a failure to save it', async () => {
    await runStory(story.NotKept);
    expect(screen.getByLabelText(/half an hour earlier/)).toBeChecked();
  });

  it('is kept over an expired session until it is saved', async () => {
    const ended = { 'GET /user/step/': { body: { chosen: null } }, 'POST /user/step/': 401 };
    const { unmount } = render(<story.NoneChosen answers={ended} />);
    await findGroup();
    await userEvent.click(screen.getByLabelText(/half an hour earlier/));
    await userEvent.click(getSaveButton());
    unmount();

    const again = render(<story.Keeps />);
    await findGroup();
    expect(screen.getByLabelText(/half an hour earlier/)).toBeChecked();
    await userEvent.click(getSaveButton());
    expect(await screen.findByText(/^Kept\./)).toBeVisible();
    again.unmount();

    render(<story.NoneChosen />);
    await findGroup();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('is hidden if the server does not support it', async () => {
    let answered = false;
    render(<story.ServerWithout onCall={() => (answered = true)} />);
    await waitFor(() => expect(answered).toBe(true));
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});
