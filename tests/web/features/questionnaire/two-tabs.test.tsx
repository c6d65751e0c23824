import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetDraft, loadDraft, saveDraft } from '#api/device/drafts.ts';
import { removeSession } from '#api/session.ts';
import { type Draft, createDraft, withAnswer } from '#domain/answers/draft.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { heading, openScreen, settle, toasts } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
});

const quiet = anInstrument();
const kept = () => loadDraft(quiet, userid, new Date());
const option = (name: string) => screen.getByRole('radio', { name });

/** Changes the draft on the device like another tab. */
function inAnotherTab(...answers: [position: number, code: number][]): Draft {
  const before = kept() ?? createDraft(quiet, 'theirs', new Date());
  const draft = answers.reduce(
    (last, [position, code]) => ({ ...withAnswer(last, position, code, new Date()), index: position }),
    before,
  );
  const next = { ...draft, index: Math.min(draft.index + 1, 3), key: `key ${JSON.stringify(answers)}` };
  saveDraft(quiet.id, userid, next);
  return next;
}

/** Dispatches the storage event of another tab. */
const told = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: quiet.id })));

test('displays answers of another tab, at its current question', async () => {
  const { user } = openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  inAnotherTab([0, 4], [1, 2]);
  told();
  expect(await heading('I laughed.')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await heading('I felt hurried.');
  expect(option('Sometimes')).toBeChecked();
});

test('a background tab synchronises when it becomes visible', async () => {
  openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  inAnotherTab([0, 4]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await heading('I felt hurried.')).toBeInTheDocument();
});

test('a tab that missed an event adds its answer and removes nothing', async () => {
  const { user } = openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  settle();
  const { key } = inAnotherTab([1, 2], [2, 4]);
  await user.click(option('Often'));
  expect(kept()?.options).toEqual([3, 2, 4, null]);
  expect(kept()?.key).not.toBe(key);
  await heading('I felt hurried.');
  expect(option('Sometimes')).toBeChecked();
});

test('of two answers to one question the newer one is used', async () => {
  const { user } = openScreen({ instrument: quiet, draft: [1] });
  await heading('I felt hurried.');
  settle();
  await user.click(option('Often'));
  await heading('I laughed.');
  inAnotherTab([1, 1]);
  told();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await heading('I felt hurried.');
  expect(option('Never')).toBeChecked();
});

test('both tabs send the same answers with the same key', async () => {
  const { user, sent } = openScreen({ instrument: quiet, draft: [1, 2, 3] });
  await heading('I enjoyed a meal.');
  settle();
  await user.click(option('Always'));
  const theirs = inAnotherTab([0, 4]);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await heading('/quietFeedback');
  const [call] = await sent();
  expect(call).toMatchObject({ ans: [4, 2, 3, 4], key: theirs.key });
  expect(localStorage).toHaveLength(0);
});

test('a tab whose answers were sent by another one displays a message, and redirects to the feedback', async () => {
  const { sent } = openScreen({ instrument: quiet, draft: [1, 2, 3, 4] });
  await heading('I enjoyed a meal.');
  forgetDraft(quiet.id, userid);
  told();
  await heading('/quietFeedback');
  expect(toasts('info')).toEqual(['These answers have already been sent.']);
  expect(await sent()).toEqual([]);
});

test('so does a tab that only displayed them', async () => {
  openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  inAnotherTab([0, 4], [1, 2], [2, 4], [3, 1]);
  told();
  await heading('I enjoyed a meal.');
  forgetDraft(quiet.id, userid);
  told();
  expect(await heading('/quietFeedback')).toBeInTheDocument();
});

test.each(['Finish', 'an answer'])(
  '%s in a tab that missed an event sends and saves nothing twice',
  async (by) => {
    const { user, sent } = openScreen({ instrument: quiet, draft: [1, 2, 3, 4] });
    await heading('I enjoyed a meal.');
    settle();
    forgetDraft(quiet.id, userid);
    await user.click(by === 'Finish' ? screen.getByRole('button', { name: by }) : option('Never'));
    await heading('/quietFeedback');
    expect(await sent()).toEqual([]);
    expect(kept()).toBeNull();
  },
);

test('after a logout elsewhere no message about sent answers is displayed, and none are saved', async () => {
  const { user } = openScreen({ instrument: quiet, draft: [1, 2] });
  await heading('I laughed.');
  settle();
  forgetDraft(quiet.id, userid);
  removeSession();
  told();
  await user.click(option('Never'));
  expect(toasts('info')).toEqual([]);
  expect(kept()).toBeNull();
});

test('continues if another tab sets the phone to shared, which moves the draft', async () => {
  const { user } = openScreen({ instrument: quiet, draft: [1, 2] });
  await heading('I laughed.');
  settle();
  // The other tab has moved the draft into its session storage.
  localStorage.setItem('phone', 'shared');
  localStorage.removeItem(quiet.id);
  told();
  await user.click(option('Never'));
  await heading('I enjoyed a meal.');
  expect(toasts('info')).toEqual([]);
  expect(kept()?.options).toEqual([1, 2, 1, null]);
  expect(localStorage.getItem(quiet.id)).toBeNull();
  expect(sessionStorage.getItem(quiet.id)).not.toBeNull();
});
