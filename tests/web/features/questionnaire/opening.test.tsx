import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadValidDraft } from '#api/device/drafts.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';
import { findHeading, renderScreen, listToasts } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

/** The third of its set, so that it can be locked. */
const third = anInstrument((draft) => (draft.position = 3));
const createProgress = (...done: boolean[]) => ({ body: done.map((is) => ({ totalsum: is ? '[4]' : '' })) });

test('a visitor is redirected to the login page with a message', async () => {
  renderScreen({ instrument: third, visitor: true });
  await findHeading('/login');
  expect(listToasts('error')).toEqual(['Missing session. Please login again.']);
});

test('an unknown section in the address is rejected', async () => {
  renderScreen({ instrument: third, path: '/quietAssessment/S1' });
  await findHeading('/dashboard');
  expect(listToasts('error')).toEqual(['Invalid section. Please try again.']);
});

test('the section id is accepted in lower case', async () => {
  renderScreen({ instrument: third, path: '/quietassessment/t1' });
  expect(await findHeading('I felt at ease.')).toBeInTheDocument();
});

test('a locked assessment redirects to the dashboard', async () => {
  renderScreen({ instrument: third, progress: createProgress(true, false, false) });
  await findHeading('/dashboard');
  expect(listToasts('info')).toEqual(['This section is locked until previous assessments are complete.']);
  expect(localStorage).toHaveLength(0);
});

test('is open if those before it are complete, and again if all are', async () => {
  const { close } = renderScreen({ instrument: third, progress: createProgress(true, true, false) });
  await findHeading('I felt at ease.');
  close();
  renderScreen({ instrument: third, progress: createProgress(true, true, true) });
  expect(await findHeading('I felt at ease.')).toBeInTheDocument();
});

test('is open if the progress cannot be loaded', async () => {
  renderScreen({ instrument: third, progress: 0 });
  expect(await findHeading('I felt at ease.')).toBeInTheDocument();
});

test('a late response of the server does not remove displayed questions', async () => {
  const { user } = renderScreen({ instrument: third, progress: 0, draft: [1, 2, 3, 4] });
  await findHeading('I enjoyed a meal.');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  // Accepted answers cause a refetch of the progress, which fails again.
  expect(await findHeading('/quietFeedback')).toBeInTheDocument();
});

test.each(instruments)('$title opens with its first question, whatever its scale', async (instrument) => {
  renderScreen({ instrument });
  const { unit } = instrument.presentation;
  const number = `${unit} 1 of ${instrument.items.length}`;
  expect(await screen.findByText(number)).toBeInTheDocument();
  const { scale } = instrument;
  await screen.findAllByRole(scale.kind === 'choice' ? 'radio' : 'slider');
  expect(screen.queryAllByRole('radio')).toHaveLength(scale.kind === 'choice' ? scale.options.length : 0);
  expect(screen.queryAllByRole('slider')).toHaveLength(scale.kind === 'choice' ? 0 : 1);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe(`${number} · ${instrument.title} · Wellness Check`);
});

test('while processing is stopped redirects to the introduction, and keeps the answers', async () => {
  renderScreen({ instrument: third, isStopped: true, draft: [2] });
  await findHeading(third.title);
  expect(listToasts('info')).toEqual([
    'You stopped the use of your data. Your file is safe. To take an assessment, first choose Resume.',
  ]);
  expect(await screen.findByRole('link', { name: 'Go to my profile' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Start Assessment|Continue/ })).toBeNull();
  expect(loadValidDraft(third, userid)?.options[0]).toBe(2);
});
