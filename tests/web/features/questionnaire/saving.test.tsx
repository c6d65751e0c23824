import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDraft } from '#api/device/drafts.ts';
import { createDraft } from '#domain/answers/draft.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { findHeading, renderScreen, advanceSettleTime } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('phone', 'mine');
});
afterEach(() => vi.restoreAllMocks());

const quiet = anInstrument();
const readStored = () => JSON.parse(localStorage.getItem('T1') ?? '{}');

test('every answer is saved immediately, under the section id, with the next question', async () => {
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  advanceSettleTime();
  await user.click(screen.getByRole('radio', { name: 'Often' }));
  expect(readStored()['4711']).toMatchObject({ index: 1, options: [3, null, null, null], major: 1 });
  await findHeading('I felt hurried.');
  expect(readStored()['4711']).toMatchObject({ index: 1, options: [3, null, null, null] });
});

test('the device is written once per answer, not again for the next question', async () => {
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  advanceSettleTime();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  await user.click(screen.getByRole('radio', { name: 'Often' }));
  await findHeading('I felt hurried.');
  expect(write.mock.calls.filter(([key]) => key === 'T1')).toHaveLength(1);
});

test("another person's answers on the same device are unchanged and not displayed", async () => {
  const theirs = { ...createDraft(quiet, 'their-key', new Date()), index: 2, options: [1, 1, null, null] };
  saveDraft('T1', '99', theirs);
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  expect(screen.getByRole('radio', { name: 'Never' })).not.toBeChecked();
  advanceSettleTime();
  await user.click(screen.getByRole('radio', { name: 'Often' }));
  expect(readStored()['99']).toEqual(theirs);
});

test('answers to an earlier major version do not apply to these questions, with a message before they are removed', async () => {
  const old = { ...createDraft(quiet, 'old', new Date()), index: 2, options: [1, 1, null, null] };
  saveDraft('T1', '4711', old);
  const newer = anInstrument((draft) => (draft.version = '2.0'));
  const message = 'The questions have changed since you began.';
  const intro = renderScreen({ instrument: newer, path: '/quietPage' });
  expect(screen.getByText(message, { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Assessment' })).toBeVisible();
  intro.close();

  const { user } = renderScreen({ instrument: newer });
  await findHeading('I felt at ease.');
  expect(screen.getByText(message, { exact: false })).toBeVisible();
  expect(readStored()['4711']).toEqual(old);
  advanceSettleTime();
  await user.click(screen.getByRole('radio', { name: 'Often' }));
  await findHeading('I felt hurried.');
  expect(screen.queryByText(message, { exact: false })).toBeNull();
  expect(readStored()['4711']).toMatchObject({ major: 2, options: [3, null, null, null] });
});

test('a device without storage can continue, with a note', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user, sent } = renderScreen({ instrument: quiet });
  for (const text of ['I felt at ease.', 'I felt hurried.', 'I laughed.', 'I enjoyed a meal.']) {
    await findHeading(text);
    advanceSettleTime();
    await user.click(screen.getByRole('radio', { name: 'Often' }));
    expect(screen.getByText(/This device does not keep your answers/)).toBeInTheDocument();
  }
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await findHeading('/quietFeedback');
  expect((await sent())[0]?.ans).toEqual([3, 3, 3, 3]);
});

test('without crypto.randomUUID the idempotency key is still unique', async () => {
  const { createIdempotencyKey } = await import('#features/questionnaire/draft/attempt-key.ts');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = new Set(Array.from({ length: 50 }, createIdempotencyKey));
  vi.unstubAllGlobals();
  expect(keys.size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
