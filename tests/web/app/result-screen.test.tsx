import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSessionStorage } from '#api/device/storage.ts';
import type * as settings from '#compiled/settings.json';
import { instruments } from '#tests/support/instruments.ts';
import { type MockResponse, meera, openApp } from './app-harness.tsx';

// The institute has switched the questions on.
vi.mock('#compiled/settings.json', async (load) => {
  const { default: original } = await load<typeof settings>();
  return { default: { ...original, understanding: { enabled: true } } };
});

const some = instruments.filter(({ id }) => id === 'S1' || id === 'S4');

/** Opens the result of a distress score, after an earlier one of 35. Returns the bodies of all counted answers. */
function openResult(score: number, level: string) {
  const attempt = (time: string, total: number) => ({
    time,
    totalsum: `[${total}]`,
    version: '1.0',
    age: 30,
  });
  const server: Record<string, MockResponse> = {
    'GET /section/feedback/4711/S4': [200, [[score], [level], ['50'], [50]]],
    'GET /section/history/S4/4711': [
      200,
      [attempt('2026-09-15T06:30:00.000Z', score), attempt('2026-01-15T06:30:00.000Z', 35)],
    ],
    'POST /understanding': [204],
  };
  openApp('/distressFeedback', { instruments: some, server: { ...meera, ...server } });
  const counted: unknown[] = [];
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (input instanceof Request && input.url.endsWith('/understanding'))
      counted.push(await input.clone().json());
    return send(input, init);
  };
  return counted;
}

beforeEach(() => {
  localStorage.clear();
  clearSessionStorage();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => vi.restoreAllMocks());

test('asks after a result what the page has said, and compares with what it displays', async () => {
  const counted = openResult(12, 'Low');
  await screen.findByRole('form', { name: 'Two short questions about this page' }, { timeout: 10_000 });
  expect(screen.getAllByText(/^Easier than on 15 Jan 2026\./)[0]).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Better'));
  const step = screen.getByRole('radiogroup', { name: 'What could you do next?' });
  // The step of this level; the others are those of other levels.
  const { Low } = some[1]!.scores[0]!.report!.levelTexts!;
  const options = [...step.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(options).toHaveLength(3);
  expect(options).toContain(Low!.step);
  await userEvent.click(screen.getByLabelText(Low!.step));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(counted).toHaveLength(2));
  const page = { section_id: 'S4', language: 'en-IN', right: true };
  expect(counted).toEqual([
    { ...page, question: 'change' },
    { ...page, question: 'step' },
  ]);
});

test('asks nothing where the help block comes first', async () => {
  openResult(45, 'High');
  expect(
    (await screen.findAllByText(/Please talk to someone today/, {}, { timeout: 10_000 }))[0],
  ).toBeVisible();
  await import('#features/understanding/questions.tsx');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByText('What could you do next?')).toBeNull();
});
