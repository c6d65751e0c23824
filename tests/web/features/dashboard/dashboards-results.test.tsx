import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { instruments } from '#tests/support/instruments.ts';

import { findCards, renderDashboard } from './render-dashboard.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('details of completed sections, after the cards are displayed', () => {
  const createAttempt = (time: string, score: number, more = {}) => ({
    time,
    totalsum: `[${score}]`,
    ...more,
  });
  /** Responses with results of the distress section only. */
  const createResults = (history: { totalsum: string }[], level = 'High') => ({
    '/feedback/4711/S4': { body: [JSON.parse(history[0]!.totalsum), [level], ['50'], [50]] },
    '/history/S4/4711': { body: history },
  });
  const getDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  test('a card has its level and its change', async () => {
    renderDashboard({
      done: 6,
      results: createResults([createAttempt(getDaysAgo(3), 40), createAttempt(getDaysAgo(60), 20)]),
    });
    const card = (await findCards())[3]!;
    await within(card).findByText('High');
    expect(card).toHaveTextContent(/Completed.*High higher than last time/);
  });

  test('the lead has the number of attempts, and when a repetition is useful', async () => {
    renderDashboard({
      done: 6,
      results: createResults([
        createAttempt(getDaysAgo(3), 12),
        createAttempt(getDaysAgo(60), 12),
        createAttempt(getDaysAgo(90), 12),
      ]),
    });
    await screen.findByText(/You have been here three times\. Last: \d+ [A-Z][a-z]+/);
    expect(screen.getByText(/Little changes in a few days; best again from \d+ [A-Z]/)).toBeInTheDocument();
  });

  test('after two weeks no note advises against a repetition', async () => {
    renderDashboard({ done: 6, results: createResults([createAttempt(getDaysAgo(15), 12)]) });
    await screen.findByText(/You have been here once\./);
    expect(screen.queryByText(/Little changes/)).toBeNull();
  });

  test('after all are complete the links are the pattern and the first assessment', async () => {
    const user = renderDashboard({ done: 6 });
    expect(await screen.findByRole('link', { name: 'See my pattern' })).toHaveAttribute(
      'href',
      '/myPatternScreen',
    );
    await user.click(screen.getByRole('link', { name: 'Take again' }));
    await screen.findByText(instruments[0]!.routes.intro);
  });

  test('before that the link is the next assessment', async () => {
    renderDashboard();
    await findCards();
    expect(screen.queryByRole('link', { name: 'See my pattern' })).toBeNull();
  });

  test('a failed request affects only its own lines', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderDashboard({ done: 6, results: createResults([createAttempt(getDaysAgo(30), 12)], 'Low') });
    const items = await findCards();
    await within(items[3]!).findByText('Low');
    expect(items[0]).toHaveTextContent('Completed');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged).toHaveBeenCalledWith('Error fetching feedback', expect.anything());
    logged.mockRestore();
  });

  test('the helplines are displayed if the newest answers call for help', async () => {
    renderDashboard({
      done: 6,
      results: createResults([createAttempt(getDaysAgo(30), 18, { helpFirst: true })], 'Low'),
    });
    const help = await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect(within(help).getByRole('link', { name: /14416/ })).toBeInTheDocument();
    expect((await findCards())[3]).not.toHaveTextContent('Low');
  });

  test('they are displayed also if only the attempts cannot be loaded; no level is displayed then', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderDashboard({
      done: 6,
      results: { ...createResults([createAttempt(getDaysAgo(30), 40)]), '/history/S4/4711': 500 },
    });
    await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect((await findCards())[3]).not.toHaveTextContent('High');
    expect(logged).toHaveBeenCalledWith('Error fetching feedback', expect.anything());
    logged.mockRestore();
  });

  test('they are displayed if only the progress from the server has the flag', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderDashboard({ done: 6, helpFirst: ['S4'] });
    const help = await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect(within(help).getByRole('link', { name: /14416/ })).toBeInTheDocument();
    logged.mockRestore();
  });

  test('they are displayed for answers just sent, and if nothing can be loaded', async () => {
    renderDashboard({ done: 3, sentHelpFirst: ['S4'] });
    expect(await screen.findByText(/Some of your newest answers were heavy/)).toBeInTheDocument();
    cleanup();
    renderDashboard({ done: 'down' });
    const help = await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect(within(help).getByRole('link', { name: /14416/ })).toBeInTheDocument();
  });
});
