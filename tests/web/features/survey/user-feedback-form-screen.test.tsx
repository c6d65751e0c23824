import { composeStories } from '@storybook/react-vite';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { surveyQuestions as questionIds } from '#domain/account/survey-questions.ts';
import { t } from '#tests/support/english.ts';
import * as stories from '#features/survey/user-feedback-form-screen.stories.tsx';
import { runStory } from '#tests/support/run-story.tsx';
import { notify } from '#ui/toast/toast.tsx';

const story = composeStories(stories);
/** The questions in English, by name. */
const surveyQuestions = {
  feedback: t(questionIds.feedback),
  recommend: t(questionIds.recommend),
  comfort: t(questionIds.comfort),
  consult: t(questionIds.consult),
  statements: t(questionIds.statements),
};
const required = 'This field is required';

/** Renders a story after its loader, like Storybook. */
async function renderStory(name: 'Default' | 'Filled' | 'Failed' | 'Sending') {
  const Story = story[name];
  await Story.load();
  const page = render(<Story />);
  await screen.findByRole('button', { name: 'Next' });
  return page;
}
const clickNext = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const getGroup = (name: string) => screen.getByRole('radiogroup', { name });
const chooseAnswer = (question: string, answer: string) =>
  userEvent.click(within(getGroup(question)).getByRole('radio', { name: answer }));

/** Renders a story and runs its play function. */
async function playStory(name: 'NotAccepted' | 'Refused') {
  await story[name].load();
  return runStory(story[name]);
}

/** The POST requests sent so far. */
function recordBodies() {
  const bodies: Promise<unknown>[] = [];
  const answer = window.fetch;
  window.fetch = (input, init) => {
    bodies.push((input as Request).clone().json());
    return answer(input, init);
  };
  return bodies;
}

beforeEach(() => {
  window.sessionStorage.clear();
  vi.restoreAllMocks();
  vi.spyOn(notify, 'success').mockResolvedValue();
});

describe('the survey', () => {
  it('asks five questions and says that all are mandatory', async () => {
    await renderStory('Default');
    expect(screen.getByRole('heading', { name: 'ALL QUESTIONS ARE MANDATORY' })).toBeVisible();
    expect(screen.getByRole('textbox')).toBeVisible();
    const listLabels = (question: string) =>
      within(getGroup(question))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(listLabels(surveyQuestions.recommend)).toEqual([
      'Very Likely',
      'Likely',
      'Unsure',
      'Unlikely',
      'Very Unlikely',
    ]);
    expect(listLabels(surveyQuestions.comfort)).toHaveLength(5);
    expect(listLabels(surveyQuestions.comfort).at(0)).toBe('Very uncomfortable');
    expect(listLabels(surveyQuestions.comfort).at(-1)).toBe('Very comfortable');
    expect(surveyQuestions.consult).toMatch(/within the next 3 months/);
    expect(listLabels(surveyQuestions.consult).at(0)).toBe('Extremely unlikely');
    expect(listLabels(surveyQuestions.consult).at(-1)).toBe('Extremely likely');
    expect(screen.getAllByRole('checkbox')).toHaveLength(8);
    expect(document.title).toBe('Your feedback · Wellness Check');
  });

  it('says next to the free text that it is not monitored for emergencies, and where to find help', async () => {
    await renderStory('Default');
    const words = screen.getByRole('textbox', { name: surveyQuestions.feedback });
    expect(words).toHaveAccessibleDescription(/we cannot send help from here.*free numbers/);
    expect(screen.getByRole('button', { name: 'Need to talk?' })).toBeVisible();
  });

  it('marks every open question, lists them at the top with links, and sends nothing', async () => {
    await renderStory('Default');
    const sent = recordBodies();
    await clickNext();
    expect(await screen.findAllByText(required)).toHaveLength(5);
    const summary = screen.getByRole('alert');
    expect(within(summary).getAllByRole('link')).toHaveLength(5);
    await waitFor(() => expect(summary.parentElement).toHaveFocus());
    expect(sent).toHaveLength(0);

    await userEvent.click(within(summary).getByRole('link', { name: 'Telling a friend' }));
    expect(within(getGroup(surveyQuestions.recommend)).getAllByRole('radio')[0]).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'What was useful' }));
    expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
  });

  it('treats white space as no answer', async () => {
    await renderStory('Filled');
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), '   ');
    await clickNext();
    expect(await screen.findAllByText(required)).toHaveLength(1);
  });

  it('removes a message when its question is answered', async () => {
    await renderStory('Default');
    await clickNext();
    await screen.findAllByText(required);
    await chooseAnswer(surveyQuestions.recommend, 'Unsure');
    expect(screen.getAllByText(required)).toHaveLength(4);
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
  });

  it('sends codes in the displayed order and continues with My Pattern', async () => {
    await renderStory('Default');
    const sent = recordBodies();
    await userEvent.type(screen.getByRole('textbox'), ' It helped. ');
    await chooseAnswer(surveyQuestions.recommend, 'Very Unlikely');
    await chooseAnswer(surveyQuestions.comfort, 'Neither uncomfortable nor comfortable');
    await chooseAnswer(surveyQuestions.consult, 'Extremely unlikely');
    // The last one first: codes are sent in displayed order.
    await userEvent.click(screen.getAllByRole('checkbox')[7] as HTMLElement);
    await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await userEvent.click(screen.getAllByRole('checkbox')[3] as HTMLElement);
    await userEvent.click(screen.getAllByRole('checkbox')[3] as HTMLElement);
    await clickNext();
    expect(await screen.findByRole('heading', { name: '/myPatternScreen' })).toBeVisible();
    expect(await Promise.all(sent)).toEqual([
      { feedback: 'It helped.', recommend: 5, comfort: 3, consult: 1, statements: [0, 7] },
    ]);
    expect(notify.success).toHaveBeenCalledOnce();
    expect(window.sessionStorage.getItem('survey')).toBeNull();
  });

  it('keeps everything after a failure, says so, and sends the same again', async () => {
    await renderStory('Failed');
    const sent = recordBodies();
    await clickNext();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your feedback could not be sent\./);
    expect(screen.getByRole('textbox')).toHaveValue(
      'The pictures of my results helped. Please add more to read.',
    );
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await clickNext();
    expect(await screen.findByRole('heading', { name: '/myPatternScreen' })).toBeVisible();
    const [first, second] = await Promise.all(sent);
    expect(second).toEqual(first);
  });

  it('says that a server does not support it, and can be skipped', async () => {
    await playStory('NotAccepted');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Feedback cannot be sent from here. What you wrote is still here.',
    );
    expect(screen.getByRole('textbox')).not.toHaveValue('');
    expect(screen.getByRole('link', { name: 'Continue to My Pattern' })).toHaveAttribute(
      'href',
      '/myPatternScreen',
    );
  });

  it("displays the server's reason for a rejected answer", async () => {
    await playStory('Refused');
    expect(screen.getByRole('alert')).toHaveTextContent('Please use at most 4000 characters.');
  });

  it('sends once despite repeated presses on Next', async () => {
    await renderStory('Sending');
    const sent = recordBodies();
    const button = screen.getByRole('button', { name: 'Next' });
    button.click();
    button.click();
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sending...' }));
    expect(sent).toHaveLength(1);
  });

  it('restores the input after the page was left', async () => {
    const page = await renderStory('Default');
    await userEvent.type(screen.getByRole('textbox'), 'Half a thought');
    page.unmount();
    render(<story.Default />);
    expect(await screen.findByRole('textbox')).toHaveValue('Half a thought');
  });

  it('without a session sends nothing and says so', async () => {
    const sent = vi.fn();
    await story.LoggedOut.load();
    await runStory(story.LoggedOut, { onCall: sent });
    expect(screen.getByRole('alert')).toHaveTextContent('Missing session. Please login again.');
    expect(sent).not.toHaveBeenCalled();
  });
});
