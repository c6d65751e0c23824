import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessionStorage } from '#api/device/storage.ts';
import type { DisplayedResult } from '#domain/understanding/displayed-result.ts';
import { buildQuestions } from '#features/understanding/build-questions.ts';
import * as stories from '#features/understanding/understanding-card.stories.tsx';
import { type RecordedRequest, readRequest } from '#tests/support/fake-server.ts';
import { t } from '#tests/support/english.ts';

const story = composeStories(stories);
const result = stories.default.args!.result as DisplayedResult;
const changeQuestion = 'Is this better, the same or worse than last time?';
const stepQuestion = 'What could you do next?';
const findCard = () => screen.findByRole('form', { name: /short question/ });
/** Waits until a lazy component would have been displayed: React delays it by up to 300 ms. */
const expectNoCard = async () => {
  await import('#features/understanding/questions.tsx');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByText(stepQuestion)).toBeNull();
};

beforeEach(clearSessionStorage);
afterEach(() => vi.restoreAllMocks());

describe('questions about a result page', () => {
  it('are optional, have three answers each, and none is selected', async () => {
    render(<story.Default />);
    await findCard();
    for (const question of [changeQuestion, stepQuestion])
      expect(screen.getByRole('radiogroup', { name: question })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(screen.getByText(/without your name/)).toBeVisible();
  });

  it('send whether each answer agrees with the page, and neither the answer nor the person', async () => {
    const calls: RecordedRequest[] = [];
    render(<story.Default onCall={async (request) => calls.push(await readRequest(request))} />);
    await findCard();
    await userEvent.click(screen.getByLabelText('Worse'));
    await userEvent.click(screen.getByLabelText(/^Plan one thing for Sunday/));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const thanks = await screen.findByText('Thank you for your answer.');
    expect(thanks.parentElement).toHaveFocus();
    const page = { section_id: 'S4', language: 'en-IN' };
    await vi.waitFor(() =>
      expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
        ['POST', '/understanding', { ...page, question: 'change', right: true }],
        ['POST', '/understanding', { ...page, question: 'step', right: false }],
      ]),
    );
  });

  it('say what the page meant after another answer, and nothing of right or wrong', async () => {
    render(<story.OtherAnswer />);
    await findCard();
    await userEvent.click(screen.getByLabelText('Better'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('This page wanted to say: Harder than last time.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/wrong|mistake|correct|The idea on this page/i);
  });

  it('only thank for answers that agree with the page', async () => {
    render(<story.CorrectAnswer />);
    await findCard();
    await userEvent.click(screen.getByLabelText('Worse'));
    await userEvent.click(screen.getByLabelText('Choose one person to talk to today.'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const thanks = await screen.findByText('Thank you for your answer.');
    expect(thanks.parentElement).toHaveTextContent(/^Thank you for your answer\.$/);
  });

  it('can be answered one by one', async () => {
    const calls: RecordedRequest[] = [];
    render(<story.Default onCall={async (request) => calls.push(await readRequest(request))} />);
    await findCard();
    await userEvent.click(screen.getByLabelText('Choose one person to talk to today.'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Thank you for your answer.');
    expect(calls.map(({ body }) => body)).toMatchObject([{ question: 'step', right: true }]);
  });

  it('can be skipped: nothing is sent', async () => {
    const onCall = vi.fn();
    render(<story.Default onCall={onCall} />);
    await findCard();
    await userEvent.click(screen.getByLabelText('Worse'));
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/^Okay/).parentElement).toHaveFocus();
    expect(onCall).not.toHaveBeenCalled();
  });

  it('thank and do not block if the server does not count', async () => {
    render(<story.CorrectAnswer answers={{ 'POST /understanding': 404 }} />);
    await findCard();
    await userEvent.click(screen.getByLabelText('Worse'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you for your answer.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are only about the step on a first result', async () => {
    render(<story.FirstResult />);
    await findCard();
    expect(screen.getByText('One short question about this page')).toBeVisible();
    expect(screen.queryByText(changeQuestion)).toBeNull();
  });
});

describe('the questions are asked', () => {
  it('at most once per visit', async () => {
    const { unmount } = render(<story.Default />);
    await findCard();
    unmount();
    render(<story.Default />);
    await expectNoCard();
  });

  it('after one of ten openings of a result, as drawn', async () => {
    render(<story.Default drawn={0.1} />);
    await expectNoCard();
    render(<story.Default drawn={0.0999} />);
    await findCard();
  });

  it('never if the help block is displayed before the result', async () => {
    render(<story.Default result={{ ...result, helpFirst: true }} />);
    await expectNoCard();
  });

  it('never without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<story.Default />);
    await expectNoCard();
  });

  it('only if the institute has enabled them', async () => {
    render(<story.Default isEnabled={false} />);
    await expectNoCard();
  });

  it('only if the page answers at least one of them', async () => {
    const { unmount } = render(<story.Default result={{ ...result, change: null, step: '' }} />);
    await expectNoCard();
    unmount();
    // It has not used up the questions of this visit.
    render(<story.Default />);
    await findCard();
  });
});

describe('the right answer about the change', () => {
  it.each([
    ['easier', 'better'],
    ['same', 'same'],
    ['harder', 'worse'],
  ] as const)('of a page that says %s is %s', (change, right) => {
    expect(buildQuestions(t, { ...result, change })[0]).toMatchObject({ id: 'change', right });
  });

  it.each(['tooSoon', 'unknown', 'more', 'less', null] as const)(
    'does not exist if the page says %s, so the question is not asked',
    (change) => {
      expect(buildQuestions(t, { ...result, change }).map(({ id }) => id)).toEqual(['step']);
    },
  );
});
