import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from '#features/dashboard/chosen-step/chosen-step.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
const getQuestion = () => screen.queryByText('Did it help?');

describe('the step that a person chose', () => {
  it('is displayed only to them, without a question on the same day', async () => {
    render(<story.SameDay />);
    expect(await screen.findByText(/half an hour earlier/)).toBeVisible();
    expect(screen.getByText('Only you can see this.')).toBeVisible();
    expect(getQuestion()).toBeNull();
  });

  it('asks from the next day on, once', async () => {
    const calls: RecordedRequest[] = [];
    render(<story.AsksOnce onCall={async (request) => calls.push(await readRequest(request))} />);
    await screen.findByRole('group', { name: 'Did it help?' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Yes',
      'A little',
      'No',
      'I did not try it',
      'I would rather not say',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'A little' }));
    expect(await screen.findByText(/Thank you/)).toBeVisible();
    expect(getQuestion()).toBeNull();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ helped: 2 });
  });

  it('does not ask again', async () => {
    const chosen = {
      section_id: 'S1',
      text: 'Go to bed half an hour earlier.',
      time: '2025-10-12T06:30:00.000Z',
      helped: 1,
    };
    render(<story.AsksTheNextDay answers={{ 'GET /user/step/': { body: { chosen } } }} />);
    expect(await screen.findByText(/half an hour earlier/)).toBeVisible();
    expect(getQuestion()).toBeNull();
  });

  it('reports a failure to save the answer, and asks again', async () => {
    await runStory(story.NotKept);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be saved');
    expect(getQuestion()).toBeVisible();
  });

  it.each([
    ['none was chosen', {}],
    ['the server does not support it', { answers: { '/user/step/': 405 } }],
  ])('is hidden if %s', async (_, server) => {
    let answered = false;
    render(<story.None {...server} onCall={() => (answered = true)} />);
    await waitFor(() => expect(answered).toBe(true));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
