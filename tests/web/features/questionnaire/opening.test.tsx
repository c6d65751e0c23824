import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadDraft } from '#api/device/drafts.ts';
import { stoppedMessages } from '#domain/account/stopped-messages.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';
import { heading, openScreen, toasts } from './at-the-screen.tsx';

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

test('a visitor is told and led to the login page', async () => {
  openScreen({ instrument: third, visitor: true });
  await heading('/login');
  expect(toasts('error')).toEqual(['Missing session. Please login again.']);
});

test('a foreign section in the address is refused', async () => {
  openScreen({ instrument: third, path: '/quietAssessment/S1' });
  await heading('/dashboard');
  expect(toasts('error')).toEqual(['Invalid section. Please try again.']);
});

test('the section id may be written in small letters', async () => {
  openScreen({ instrument: third, path: '/quietassessment/t1' });
  expect(await heading('I felt at ease.')).toBeInTheDocument();
});

test('a locked assessment leads back to the dashboard', async () => {
  openScreen({ instrument: third, progress: records(true, false, false) });
  await heading('/dashboard');
  expect(toasts('info')).toEqual(['This section is locked until previous assessments are complete.']);
  expect(localStorage).toHaveLength(0);
});

test('it opens when those before it are done, and again when all are', async () => {
  const { close } = openScreen({ instrument: third, progress: records(true, true, false) });
  await heading('I felt at ease.');
  close();
  openScreen({ instrument: third, progress: records(true, true, true) });
  expect(await heading('I felt at ease.')).toBeInTheDocument();
});

test('nobody is kept from answering because the progress cannot be fetched', async () => {
  openScreen({ instrument: third, progress: 0 });
  expect(await heading('I felt at ease.')).toBeInTheDocument();
});

test('once the questions stand there, a later answer of the server does not take them away', async () => {
  const { user } = openScreen({ instrument: third, progress: 0, draft: [1, 2, 3, 4] });
  await heading('I enjoyed a meal.');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  // The accepted answers make the program ask for the progress again, and that fails again.
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

test('while the use of the data is stopped it leads to the introduction, and the answers stay', async () => {
  openScreen({ instrument: third, isStopped: true, draft: [2] });
  await heading(third.title);
  expect(toasts('info')).toEqual([stoppedMessages.alert]);
  expect(await screen.findByRole('link', { name: 'Go to my profile' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Start Assessment|Continue/ })).toBeNull();
  expect(loadDraft(third, userid, new Date())?.options[0]).toBe(2);
});
