import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import * as stories from '#features/dashboard/chosen-step/chosen-step.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { runStory } from '#tests/support/run-story.tsx';

const story = composeStories(stories);
beforeEach(() => localStorage.clear());

const getQuestion = () => screen.queryByText(/^Did (you do it|it help)\?$/);
const listButtons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

/** The bodies of the sent answers. */
function recordPosts() {
  const calls: RecordedRequest[] = [];
  return {
    onCall: async (request: Request) => void calls.push(await readRequest(request)),
    listBodies: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

describe('the step of the week on the dashboard', () => {
  it('is the plan in words with its exercise, without a question in the first week', async () => {
    render(<story.Default now={new Date('2025-10-17T06:30:00.000Z')} />);
    expect(
      await screen.findByText(
        'On Sunday, 12 Oct, after dinner, at home: Sit down and breathe slowly for three minutes.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/^If it does not work: do a smaller step\. Take five slow/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Or do it now' })).toHaveAttribute(
      'href',
      '/exercises/slow-breathing',
    );
    expect(screen.getByText('Only you can see this.')).toBeVisible();
    expect(getQuestion()).toBeNull();
  });

  it('without a day leads to the choice of one', async () => {
    await runStory(story.WithoutDay);
    expect(screen.getByRole('link', { name: 'Choose a day and a time' })).toHaveAttribute(
      'href',
      '/this-week',
    );
  });

  it('is displayed offline from the phone, if only this person uses it', async () => {
    localStorage.setItem('phone', 'mine');
    const online = render(<story.Default now={new Date('2025-10-10T06:30:00.000Z')} />);
    await screen.findByText(/^On Sunday, 12 Oct, after dinner, at home:/);
    online.unmount();
    expect(JSON.stringify(localStorage)).not.toMatch(/worry|five slow breaths/);
    render(<story.Offline now={new Date('2025-10-12T06:30:00.000Z')} />);
    expect(await screen.findByText(/^Today after dinner: /)).toBeVisible();
  });

  it('is not displayed offline on a shared phone', async () => {
    localStorage.setItem('phone', 'shared');
    const online = render(<story.Default />);
    await screen.findByText(/^Tomorrow after dinner, at home:/);
    online.unmount();
    expect(Object.keys(localStorage)).toEqual(['phone']);
    render(<story.Offline />);
    expect(
      await screen.findByText('If you chose a step, you see it here when you have internet again.'),
    ).toBeVisible();
  });

  it('asks on day 7 with one tap each', async () => {
    const { onCall, listBodies } = recordPosts();
    render(<story.Helped onCall={onCall} />);
    await screen.findByRole('group', { name: 'Did you do it?' });
    expect(listButtons()).toEqual(['Yes', 'No', 'Rather not say']);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByText('Did it help?')).toHaveFocus();
    expect(listBodies()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'A little' }));
    expect(await screen.findByText('Good. Do you want to do it again?')).toBeVisible();
    expect(listBodies()).toEqual([{ helped: 2 }]);
    expect(getQuestion()).toBeNull();
  });

  it('meets a missed week with a smaller step, on the same weekday', async () => {
    const { onCall, listBodies } = recordPosts();
    render(<story.Missed onCall={onCall} />);
    await userEvent.click(await screen.findByRole('button', { name: 'No' }));
    expect(await screen.findByText('That happens. Smaller?')).toBeVisible();
    expect(listButtons()).toEqual(['Make it smaller', 'Plan it again']);
    await userEvent.click(screen.getByRole('button', { name: 'Make it smaller' }));
    await waitFor(() =>
      expect(listBodies()).toEqual([
        { helped: 4 },
        {
          trouble: null,
          step: null,
          smaller: true,
          when: 'dinner',
          where: 'home',
          if_not: 'next-day',
          day: '2025-10-19',
        },
      ]),
    );
  });

  it('reports a failure to save the answer, and asks again', async () => {
    await runStory(story.NotSaved);
    expect(screen.getByRole('alert')).toHaveTextContent('could not be saved');
    expect(getQuestion()).toBeVisible();
  });

  it('older than 21 days is asked about once, then rests', async () => {
    await runStory(story.AskedOnce);
    expect(getQuestion()).toBeNull();
    expect(screen.queryByText(/breathe slowly/)).toBeNull();
  });

  it('after four weeks leads to the part that matters, counted from the first choice', async () => {
    await runStory(story.FourWeeks);
    expect(screen.getByText(/^You chose this four weeks ago\. Answer only/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Distress, 3 minutes' })).toHaveAttribute(
      'href',
      '/distressPage',
    );
  });

  it('asks one question at a time', async () => {
    const { onCall } = recordPosts();
    render(<story.FourWeeksAsks onCall={onCall} />);
    expect(await screen.findByText('Did you do it?')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Distress, 3 minutes' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('button', { name: 'A little' }));
    expect(await screen.findByRole('link', { name: 'Distress, 3 minutes' })).toBeVisible();
    expect(getQuestion()).toBeNull();
  });

  it('that rests is named after four weeks', async () => {
    await runStory(story.FourWeeksAtRest);
    expect(screen.getByText(/^Four weeks ago you chose: Sit down/)).toBeVisible();
    expect(screen.queryByText(/^On Sunday/)).toBeNull();
  });

  it('after four weeks and an answer says what changed in words', async () => {
    await runStory(story.FourWeeksAnswered);
    expect(screen.queryByRole('link', { name: /minutes/ })).toBeNull();
    expect(screen.getByText(/ Since then: Distress: Easier than on 13 Sep 2025\.$/)).toBeVisible();
  });

  it('that leads to no person rests after heavy answers', async () => {
    await runStory(story.ContactOnly);
    expect(screen.queryByText(/breathe slowly/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Plan one thing for this week' })).toBeVisible();
  });

  it('names no count and no streak', async () => {
    for (const one of [story.Default, story.Asks, story.Missed, story.FourWeeks]) {
      const { unmount } = await runStory(one);
      expect(document.body.textContent).not.toMatch(/\bstreak|\bin a row|\b\d+ (times|steps|weeks|days)\b/i);
      unmount();
    }
  });

  it.each([
    ['there are no results and no step', { hasResults: false }],
    ['the server does not support it', { answers: { '/user/step/': 405 } }],
    ['the server has no plans', { answers: { 'GET /user/step/': { body: { chosen: null } } } }],
  ])('is hidden if %s', async (_, server) => {
    let answered = false;
    render(<story.Offered {...server} onCall={() => (answered = true)} />);
    await waitFor(() => expect(answered).toBe(true));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
