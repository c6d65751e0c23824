import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadValidDraft } from '#api/device/drafts.ts';
import { removeSession } from '#api/session.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { notify } from '#ui/toast/toast.tsx';
import {
  answerAllQuestions,
  findHeading,
  renderScreen,
  advanceSettleTime,
  listToasts,
} from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

/** The messages are those of the instrument. */
const messages = {
  missingSession: 'Please log in.',
  rejected: 'That was refused.',
  failed: 'It did not work.',
  toastMs: 3000,
};
const quiet = anInstrument((draft) => (draft.messages = messages));
const texts = quiet.items.map((item) => ('text' in item ? item.text : ''));
const getFinish = () => screen.getByRole('button', { name: 'Finish' });
const listMarks = () => Object.keys(localStorage).filter((key) => key.startsWith('assessment_'));
const getSavedOptions = () => loadValidDraft(quiet, userid)?.options;

test('answers rejected because processing is stopped are kept, with a link to the profile', async () => {
  const message = 'You stopped the use of your data. To go on, choose Resume on your profile page.';
  const refusal = { status: 403, body: { message, code: 'consent-withdrawn' } };
  const { user } = renderScreen({ instrument: quiet, draft: [3, 1, 4, 2], submissions: [refusal, 204] });
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to my profile' })).toHaveAttribute('href', '/profilePage');
  expect(getSavedOptions()).toEqual([3, 1, 4, 2]);
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(listToasts('success')).toHaveLength(1));
});

test('all questions, a reload in between, a lost connection, then success', async () => {
  const before = renderScreen({ instrument: quiet });
  await answerAllQuestions(before.user, texts.slice(0, 2), '31');
  await findHeading('I laughed.');
  before.close();

  // The same device later: the third question is displayed, with the previous answers.
  const { user, sent } = renderScreen({ instrument: quiet, submissions: [0, 204] });
  await answerAllQuestions(user, texts.slice(2), '42');
  await user.click(getFinish());
  expect(await screen.findByText('It did not work.')).toBeInTheDocument();
  expect(listToasts('error')).toEqual(['It did not work.']);
  expect(
    screen.getByText('Your answers are safe on this device, but they have not been sent yet.'),
  ).toBeInTheDocument();
  expect(getSavedOptions()).toEqual([3, 1, 4, 2]);
  expect(listMarks()).toEqual(['assessment_T1']);

  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(listToasts('success')).toEqual(['Assessment submitted successfully']));
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText('Question 4 of 4')).toBeInTheDocument();
  await findHeading('/quietFeedback');

  const [first, second] = await sent();
  expect(first).toEqual({ ans: [3, 1, 4, 2], key: first?.key, version: '1.0' });
  // A repetition of the same answers has the same idempotency key, and counts once.
  expect(second).toEqual(first);
});

test('displays the feedback one second after an accepted submission', async () => {
  const { user } = renderScreen({ instrument: quiet, draft: [1, 2, 3, 4] });
  await findHeading('I enjoyed a meal.');
  await user.click(getFinish());
  await waitFor(() => expect(listToasts('success')).toHaveLength(1));
  const accepted = performance.now();
  expect(screen.getByRole('button', { name: 'Sending your answers...' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await findHeading('/quietFeedback');
  expect(performance.now() - accepted).toBeGreaterThan(900);
});

test('answers changed after a failure get a new idempotency key', async () => {
  const { user, sent } = renderScreen({
    instrument: quiet,
    draft: [1, 2, 3, 4],
    submissions: [0, 204],
  });
  await findHeading('I enjoyed a meal.');
  await user.click(getFinish());
  await screen.findByText('It did not work.');
  advanceSettleTime();
  await user.click(screen.getByRole('radio', { name: 'Never' }));
  await user.click(getFinish());
  await waitFor(() => expect(listToasts('success')).toHaveLength(1));
  const [first, second] = await sent();
  expect(second?.ans).toEqual([1, 2, 3, 1]);
  expect(second?.key).not.toBe(first?.key);
});

describe('a response other than 204', () => {
  test.each([200, 500, 503])('%s: the submission was rejected, and nothing is lost', async (status) => {
    const { user } = renderScreen({
      instrument: quiet,
      draft: [1, 2, 3, 4],
      submissions: [{ status, body: { message: 'Inner matters.' } }],
    });
    await findHeading('I enjoyed a meal.');
    await user.click(getFinish());
    expect(await screen.findByText('That was refused.')).toBeInTheDocument();
    expect(screen.queryByText('Inner matters.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeInTheDocument();
    expect(notify.error).toHaveBeenCalledWith('That was refused.', { duration: 3000 });
    expect(getSavedOptions()).toEqual([1, 2, 3, 4]);
  });

  test("permanent 409: displays the server's message, without a retry", async () => {
    const { user } = renderScreen({
      instrument: quiet,
      draft: [1, 2, 3, 4],
      submissions: [
        { status: 409, body: { message: 'These questions have changed.', code: 'version-changed' } },
      ],
    });
    await findHeading('I enjoyed a meal.');
    await user.click(getFinish());
    expect(await screen.findByText('That was refused.')).toBeInTheDocument();
    expect(screen.getByText('These questions have changed.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  test('422: displays the first unanswered question, with the reason', async () => {
    const { user } = renderScreen({
      instrument: quiet,
      draft: [1, 2, 3, 4],
      submissions: [{ status: 422, body: { message: 'Question 2 has no answer.', positions: [1] } }],
    });
    await findHeading('I enjoyed a meal.');
    await user.click(getFinish());
    await findHeading('I felt hurried.');
    expect(screen.getByText('Question 2 has no answer.')).toBeInTheDocument();
  });
});

test('finds a missing answer before anything is sent', async () => {
  const { user, sent } = renderScreen({ instrument: quiet, draft: [1, 0, 3, 4] });
  await findHeading('I enjoyed a meal.');
  await user.click(getFinish());
  await findHeading('I felt hurried.');
  expect(screen.getByText('Question 2 has no answer. Please choose a value.')).toBeInTheDocument();
  expect(await sent()).toEqual([]);
});

test('sends nothing without a session; the answers are kept, with a link to the login', async () => {
  const { user, sent } = renderScreen({ instrument: quiet, draft: [1, 2, 3, 4] });
  await findHeading('I enjoyed a meal.');
  removeSession();
  await user.click(getFinish());
  expect(await screen.findByText('Please log in.')).toBeInTheDocument();
  expect(listToasts('error')).toEqual(['Please log in.']);
  expect(await sent()).toEqual([]);
  expect(getSavedOptions()).toEqual([1, 2, 3, 4]);
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await findHeading('/login');
});

test('an instrument that displays its feedback first does so while the answers are being sent', async () => {
  const early = anInstrument((draft) => (draft.presentation.leavesBeforeAnswer = true));
  const { user } = renderScreen({ instrument: early, draft: [1, 2, 3, 4], submissions: ['never'] });
  await findHeading('I enjoyed a meal.');
  await user.click(getFinish());
  await findHeading('/quietFeedback');
  expect(listToasts('success')).toEqual([]);
  expect(getSavedOptions()).toEqual([1, 2, 3, 4]);
});
