import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, loadValidDraft, saveDraft } from '#api/device/drafts.ts';
import { removeSession } from '#api/session.ts';
import { type Draft, createDraft, withAnswer } from '#domain/answers/draft.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { findHeading, renderScreen, advanceSettleTime, listToasts } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('phone', 'mine');
  vi.clearAllMocks();
});

const quiet = anInstrument();
const getDraft = () => loadValidDraft(quiet, userid);
const getOption = (name: string) => screen.getByRole('radio', { name });

/** Changes the draft on the device like another tab. */
function changeInAnotherTab(...answers: [position: number, code: number][]): Draft {
  const before = getDraft() ?? createDraft(quiet, 'theirs', new Date());
  const draft = answers.reduce(
    (last, [position, code]) => ({ ...withAnswer(last, position, code, new Date()), index: position }),
    before,
  );
  const next = { ...draft, index: Math.min(draft.index + 1, 3), key: `key ${JSON.stringify(answers)}` };
  saveDraft(quiet.id, userid, next);
  return next;
}

/** Dispatches the storage event of another tab. */
const dispatchStorageEvent = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: quiet.id })));

test('displays answers of another tab, at its current question', async () => {
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  changeInAnotherTab([0, 4], [1, 2]);
  dispatchStorageEvent();
  expect(await findHeading('I laughed.')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await findHeading('I felt hurried.');
  expect(getOption('Sometimes')).toBeChecked();
});

test('a background tab synchronises when it becomes visible', async () => {
  renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  changeInAnotherTab([0, 4]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await findHeading('I felt hurried.')).toBeInTheDocument();
});

test('a tab that missed an event adds its answer and removes nothing', async () => {
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  advanceSettleTime();
  const { key } = changeInAnotherTab([1, 2], [2, 4]);
  await user.click(getOption('Often'));
  expect(getDraft()?.options).toEqual([3, 2, 4, null]);
  expect(getDraft()?.key).not.toBe(key);
  await findHeading('I felt hurried.');
  expect(getOption('Sometimes')).toBeChecked();
});

test('of two answers to one question the newer one is used', async () => {
  const { user } = renderScreen({ instrument: quiet, draft: [1] });
  await findHeading('I felt hurried.');
  advanceSettleTime();
  await user.click(getOption('Often'));
  await findHeading('I laughed.');
  changeInAnotherTab([1, 1]);
  dispatchStorageEvent();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await findHeading('I felt hurried.');
  expect(getOption('Never')).toBeChecked();
});

test('both tabs send the same answers with the same key', async () => {
  const { user, sent } = renderScreen({ instrument: quiet, draft: [1, 2, 3] });
  await findHeading('I enjoyed a meal.');
  advanceSettleTime();
  await user.click(getOption('Always'));
  const theirs = changeInAnotherTab([0, 4]);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await findHeading('/quietFeedback');
  const [call] = await sent();
  expect(call).toMatchObject({ ans: [4, 2, 3, 4], key: theirs.key });
  expect(Object.keys(localStorage)).toEqual(['phone']);
});

test('a tab whose answers were sent by another one displays a message, and redirects to the feedback', async () => {
  const { sent } = renderScreen({ instrument: quiet, draft: [1, 2, 3, 4] });
  await findHeading('I enjoyed a meal.');
  forgetDraft(quiet.id, userid);
  dispatchStorageEvent();
  await findHeading('/quietFeedback');
  expect(listToasts('info')).toEqual(['These answers have already been sent.']);
  expect(await sent()).toEqual([]);
});

test('so does a tab that only displayed them', async () => {
  renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  changeInAnotherTab([0, 4], [1, 2], [2, 4], [3, 1]);
  dispatchStorageEvent();
  await findHeading('I enjoyed a meal.');
  forgetDraft(quiet.id, userid);
  dispatchStorageEvent();
  expect(await findHeading('/quietFeedback')).toBeInTheDocument();
});

test.each(['Finish', 'an answer'])(
  '%s in a tab that missed an event sends and saves nothing twice',
  async (by) => {
    const { user, sent } = renderScreen({ instrument: quiet, draft: [1, 2, 3, 4] });
    await findHeading('I enjoyed a meal.');
    advanceSettleTime();
    forgetDraft(quiet.id, userid);
    await user.click(by === 'Finish' ? screen.getByRole('button', { name: by }) : getOption('Never'));
    await findHeading('/quietFeedback');
    expect(await sent()).toEqual([]);
    expect(getDraft()).toBeNull();
  },
);

test('after a logout elsewhere no message about sent answers is displayed, and none are saved', async () => {
  const { user } = renderScreen({ instrument: quiet, draft: [1, 2] });
  await findHeading('I laughed.');
  advanceSettleTime();
  forgetDraft(quiet.id, userid);
  removeSession();
  dispatchStorageEvent();
  await user.click(getOption('Never'));
  expect(listToasts('info')).toEqual([]);
  expect(getDraft()).toBeNull();
});

test('continues if another tab sets the phone to shared, which moves the draft', async () => {
  const { user } = renderScreen({ instrument: quiet, draft: [1, 2] });
  await findHeading('I laughed.');
  advanceSettleTime();
  // The other tab has moved the draft into its session storage.
  localStorage.setItem('phone', 'shared');
  localStorage.removeItem(quiet.id);
  dispatchStorageEvent();
  await user.click(getOption('Never'));
  await findHeading('I enjoyed a meal.');
  expect(listToasts('info')).toEqual([]);
  expect(getDraft()?.options).toEqual([1, 2, 1, null]);
  expect(localStorage.getItem(quiet.id)).toBeNull();
  expect(sessionStorage.getItem(quiet.id)).not.toBeNull();
});
