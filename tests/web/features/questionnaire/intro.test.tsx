import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadValidDraft } from '#api/device/drafts.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';
import { findHeading, renderScreen } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => localStorage.clear());

test.each(instruments)('$title: the intro describes the assessment and starts it', async (instrument) => {
  const { user } = renderScreen({ instrument, path: instrument.routes.intro });
  await findHeading(instrument.title);
  expect(
    screen.getByText(new RegExp(`^Assessment ${instrument.position} of 5 · about \\d minutes$`)),
  ).toBeInTheDocument();
  expect(screen.getByText(instrument.intro.text)).toBeInTheDocument();
  for (const { label } of instrument.intro.facts) expect(screen.getByText(label)).toBeInTheDocument();
  expect(document.title).toBe(`Introduction · ${instrument.title} · Wellness Check`);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Start Assessment' }));
  const { unit } = instrument.presentation;
  await screen.findByText(`${unit} 1 of ${instrument.items.length}`);
});

test('with a draft: the button resumes at the question where the person stopped', async () => {
  const instrument = anInstrument();
  const { user } = renderScreen({ instrument, path: '/quietPage', draft: [1, 2] });
  expect(screen.queryByRole('link', { name: 'Start Assessment' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Continue · 3 of 4' }));
  await findHeading('I laughed.');
});

test('with a draft: starting again asks first, because it removes the answers', async () => {
  const instrument = anInstrument();
  const getSavedOptions = () => loadValidDraft(instrument, userid)?.options;
  const { user } = renderScreen({ instrument, path: '/quietPage', draft: [1, 2] });
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('will be removed from this device');
  await user.click(screen.getByRole('button', { name: 'Keep my answers' }));
  expect(getSavedOptions()).toEqual([1, 2, null, null]);
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start again' }));
  await findHeading('I felt at ease.');
  expect(getSavedOptions()).toEqual([null, null, null, null]);
  expect(screen.getByRole('radio', { name: 'Never' })).not.toBeChecked();
});

test('two decorative rows of eighteen discs are above and below', () => {
  renderScreen({ instrument: anInstrument(), path: '/quietPage' });
  const rows = [...document.querySelectorAll('[aria-hidden="true"]')].filter(
    (row) => row.children.length === 18,
  );
  expect(rows).toHaveLength(2);
});

test('the page uses the accent of the section, and removes it again', async () => {
  const { close } = renderScreen({ instrument: anInstrument(), path: '/quietPage' });
  expect(document.body).toHaveClass('accent-s1');
  close();
  expect(document.body).not.toHaveClass('accent-s1');
});

test("after the browser's Back, an alert on the page says that the answers are saved", async () => {
  const instrument = anInstrument();
  const { close } = renderScreen({ instrument, path: '/quietPage', leftUnfinished: true });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You have left this assessment. Your answers so far stay on this device.',
  );
  close();
  renderScreen({ instrument, path: '/quietPage' });
  expect(screen.queryByRole('alert')).toBeNull();
});
