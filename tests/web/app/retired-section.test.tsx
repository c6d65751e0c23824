import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { instruments } from '#tests/support/instruments.ts';
import { meera, openApp } from './app-harness.tsx';

/** The third of the five is retired. */
const set = { retired: true };
const some = instruments.filter(({ id }) => id === 'S1' || id === 'S3');
const options = {
  instruments: some.map((one) => (one.id === 'S3' ? { ...one, set } : one)),
  server: {
    ...meera,
    'GET /section/progress/4711': [200, [{ section_id: 'S1', totalsum: '' }]],
    'GET /section/feedback/4711/S3': [200, [[40], ['Average'], ['50'], [50]]],
    'GET /section/history/S3/4711': [
      200,
      [{ time: '2026-01-15T06:30:00.000Z', totalsum: '[40]', version: '1.0', age: 30 }],
    ],
  },
} as const;

beforeEach(() => localStorage.clear());

test.each(['/socialPage', '/socialAssessment/S3'])('%s is not found, also with a draft', async (at) => {
  openApp(at, options);
  expect(await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toHaveTextContent(
    'Page not found',
  );
});

test('its results are available next to the other sections', async () => {
  openApp('/socialFeedbackComp', options);
  const tabs = await screen.findByRole('tablist', {}, { timeout: 10_000 });
  expect(within(tabs).getAllByRole('tab')).toHaveLength(2);
  expect(within(tabs).getByRole('tab', { selected: true })).toHaveTextContent(some[1]!.shortTitle);
  expect((await screen.findAllByText('Average', {}, { timeout: 10_000 })).length).toBeGreaterThan(0);
});

test('has no tab at other sections, and no card on the dashboard', async () => {
  openApp('/psychologicalFeedbackComp', options);
  const tabs = await screen.findByRole('tablist', {}, { timeout: 10_000 });
  expect(within(tabs).getAllByRole('tab')).toHaveLength(1);
  document.body.replaceChildren();
  openApp('/dashboard', options);
  expect(await screen.findByText(some[0]!.title, {}, { timeout: 10_000 })).toBeInTheDocument();
  expect(screen.queryByText(some[1]!.title)).toBeNull();
});
