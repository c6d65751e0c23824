import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDraft } from '#api/device/drafts.ts';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';
import { heading, openScreen, toasts } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

/** The third of its set, so that it can be locked. */
const third = anInstrument((draft) => (draft.position = 3));
const records = (...done: boolean[]) => ({ body: done.map((is) => ({ totalsum: is ? '[4]' : '' })) });

test('a visitor is redirected to the login page with a message', async () => {
  openScreen({ instrument: third, visitor: true });
  await heading('/login');
  expect(toasts('error')).toEqual(['Missing session. Please login again.']);
});

test('an unknown section in the address is rejected', async () => {
  openScreen({ instrument: third, path: '/quietAssessment/S1' });
  await heading('/dashboard');
  expect(toasts('error')).toEqual(['Invalid section. Please try again.']);
});

test('the section id is accepted in lower case', async () => {
  openScreen({ instrument: third, path: '/quietassessment/t1' });
  expect(await heading('I felt at ease.')).toBeInTheDocument();
});

test('a locked assessment redirects to the dashboard', async () => {
  openScreen({ instrument: third, progress: records(true, false, false) });
  await heading('/dashboard');
  expect(toasts('info')).toEqual(['This section is locked until previous assessments are complete.']);
  expect(localStorage).toHaveLength(0);
});

test('is open if those before it are complete, and again if all are', async () => {
  const { close } = openScreen({ instrument: third, progress: records(true, true, false) });
  await heading('I felt at ease.');
  close();
  openScreen({ instrument: third, progress: records(true, true, true) });
  expect(await heading('I felt at ease.')).toBeInTheDocument();
});

test('is open if the progress cannot be loaded', async () => {
  openScreen({ instrument: third, progress: 0 });
  expect(await heading('I felt at ease.')).toBeInTheDocument();
});

test('a late response of the server does not remove displayed questions', async () => {
  const { user } = openScreen({ instrument: third, progress: 0, draft: [1, 2, 3, 4] });
  await heading('I enjoyed a meal.');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  // Accepted answers cause a refetch of the progress, which fails again.
  expect(await heading('/quietFeedback')).toBeInTheDocument();
});

test.each(instruments)('$title opens with its first question, whatever its scale', async (instrument) => {
  openScreen({ instrument });
  const { unit } = instrument.presentation;
  const place = `${unit} 1 of ${instrument.items.length}`;
  expect(await screen.findByText(place)).toBeInTheDocument();
  const { scale } = instrument;
  await screen.findAllByRole(scale.kind === 'choice' ? 'radio' : 'slider');
  expect(screen.queryAllByRole('radio')).toHaveLength(scale.kind === 'choice' ? scale.options.length : 0);
  expect(screen.queryAllByRole('slider')).toHaveLength(scale.kind === 'choice' ? 0 : 1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe(`${place} · ${instrument.title} · Wellness Check`);
});

test('while processing is stopped redirects to the introduction, and keeps the answers', async () => {
  openScreen({ instrument: third, isStopped: true, draft: [2] });
  await heading(third.title);
  expect(toasts('info')).toEqual([stoppedMessages.alert]);
  expect(await screen.findByRole('link', { name: 'Go to my profile' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Start Assessment|Continue/ })).toBeNull();
  expect(loadDraft(third, userid, new Date())?.options[0]).toBe(2);
});
