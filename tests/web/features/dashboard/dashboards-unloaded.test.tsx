/** Dashboards with failed or pending requests. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userid } from '#tests/support/harness.tsx';

import { findCards, cards, expectNoState, renderDashboard, readStoredProgress } from './render-dashboard.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test('if the server is unreachable no card is locked or not attempted, and the first one is open', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderDashboard({ done: 'down' });
  const items = await findCards();
  expect(items[0]).toHaveTextContent('Start Assessment');
  expectNoState();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not load your latest results.*is safe/i);
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
  expect(readStoredProgress()).toBeNull();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('while dates are loading no card is not attempted', async () => {
  renderDashboard({ undated: { ids: cards.map(({ id }) => id), by: 'never' } });
  const items = await findCards();
  expect(items[0]).toHaveTextContent('Completed');
  expect(screen.queryByText('Not Attempted')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a date that cannot be loaded is logged, and its card does not mention it', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  renderDashboard({ undated: { ids: ['S1', 'S4'], by: 500 } });
  const items = await findCards();
  await within(items[1]!).findByText('14/10/2025');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load some of your dates.');
  expect(items[0]).not.toHaveTextContent(/Not Attempted|\d{2}\/\d{2}/);
  expect(items[3]).not.toHaveTextContent('Not Attempted');
  expect(items[2]).toHaveTextContent('Not Attempted');
  expect(logged).toHaveBeenCalledWith('Failed to fetch report data', expect.anything());
  expect(logged.mock.calls.filter(([words]) => words === 'Failed to fetch report data')).toHaveLength(2);
  logged.mockRestore();
});

test.each(['/dashboard', '/dashboard-start'] as const)(
  'on %s failed requests can be repeated, and are then displayed',
  async (path) => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    for (const spy of logged) spy.mockImplementation(() => {});
    const user = renderDashboard({ path, failsFirst: true });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const items = await findCards();
    expect(items[3]).toHaveTextContent('Locked');
    if (path === '/dashboard') expect(items[0]).toHaveTextContent(/Completed.*13\/10\/2025/);
    for (const spy of logged) spy.mockRestore();
  },
);

test('if the progress fails no completed card is locked, because the device stores the progress', async () => {
  localStorage.setItem(`progress_${userid}`, JSON.stringify({ currentStep: 2, isFirstLogin: false }));
  renderDashboard({ done: 'down' });
  const items = await findCards();
  expect(items[0]).toHaveTextContent('Completed');
  expect(items[1]).toHaveTextContent('Completed');
  expect(items[2]).toHaveTextContent('Start Assessment');
  expectNoState();
});

test('a person who completed all sees no lock and no start if nothing can be loaded', async () => {
  localStorage.setItem(`progress_${userid}`, JSON.stringify({ currentStep: 6, isFirstLogin: false }));
  renderDashboard({ done: 'down' });
  for (const item of await findCards()) expect(item).toHaveTextContent('Completed');
  expect(screen.queryByText('Start Assessment')).toBeNull();
  expectNoState();
});

test.each(['', '{', 'null', '{"currentStep":"many"}'])(
  'if the progress fails the first card is open if the device contains %j',
  async (stored) => {
    localStorage.setItem(`progress_${userid}`, stored);
    renderDashboard({ done: 'down' });
    const items = await findCards();
    expect(items[0]).toHaveTextContent('Start Assessment');
    expectNoState();
  },
);

test('a section with a date is complete if the progress fails', async () => {
  renderDashboard({ done: 'unknown' });
  const items = await findCards();
  await within(items[0]!).findByText('13/10/2025');
  expect(items[0]).toHaveTextContent('Completed');
  expect(items[1]).toHaveTextContent('Completed');
  expect(items[2]).toHaveTextContent('Start Assessment');
});
