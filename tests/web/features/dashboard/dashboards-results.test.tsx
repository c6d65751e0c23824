import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { instruments } from '#tests/support/instruments.ts';

import { cards, findCards, renderDashboard } from './render-dashboard.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
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
    expect(card).toHaveTextContent(/Completed.*High Harder than on \d+ [A-Z][a-z]+/);
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
    await screen.findByText(/You were here 3 times, last on \d+ [A-Z][a-z]+/);
    expect(screen.getByText(/^Come back after \d+ [A-Z]/)).toBeInTheDocument();
  });

  test('a card that names a change is not below a note that it is too soon to see one', async () => {
    renderDashboard({
      done: 6,
      results: createResults([createAttempt(getDaysAgo(3), 22), createAttempt(getDaysAgo(60), 11)]),
    });
    await within((await findCards())[3]!).findByText(/^Harder than on/);
    expect(screen.getByText(/^Come back after \d+ [A-Z]/)).toBeInTheDocument();
    expect(screen.queryByText(/Too soon to see a change/)).toBeNull();
  });

  /** The links after the sentence on visits, the main one first. */
  const listWays = () =>
    screen.getAllByRole('link', { name: /^(See my pattern|Answer again)$/ }).map((link) => link.textContent);

  test('before two weeks have passed the first link is the pattern', async () => {
    renderDashboard({ done: 6, results: createResults([createAttempt(getDaysAgo(3), 12)]) });
    await screen.findByText(/Come back after/);
    expect(listWays()).toEqual(['See my pattern']);
    expect(await screen.findByRole('button', { name: 'Remind me' })).toBeInTheDocument();
  });

  test('after two weeks the first link is to answer again', async () => {
    renderDashboard({ done: 6, results: createResults([createAttempt(getDaysAgo(15), 12)]) });
    await screen.findByText('Now is a good time to answer again.');
    expect(listWays()).toEqual(['Answer again', 'See my pattern']);
  });

  test('when it is due, the lead has the minutes of all and of the shortest section, with a link to it', async () => {
    const minutes = [4, 5, 4, 3, 4, 4];
    renderDashboard({
      cards: cards.map((card, index) => ({ ...card, minutes: minutes[index] })),
      done: 6,
      results: createResults([createAttempt(getDaysAgo(25), 12)]),
    });
    expect(await screen.findByText('24 minutes, or only Distress: 3 minutes.')).toBeVisible();
    const names = screen.getAllByRole('link', { name: /^(Answer again|Only Distress|See my pattern)$/ });
    expect(names.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Answer again', '/psychologicalPage'],
      ['Only Distress', '/distressPage'],
      ['See my pattern', '/myPatternScreen'],
    ]);
  });

  test('whether it is due is known from the dates, before any result is loaded', async () => {
    renderDashboard({ done: 6, times: cards.map(() => getDaysAgo(3)), results: { '/feedback/': 'never' } });
    await screen.findByText(/^Come back after/);
    // Unknown until the results are loaded: a card may name a change.
    expect(screen.queryByText(/Too soon to see a change|You were here/)).toBeNull();
  });

  test.each([3, 15])('after heavy answers %s days ago no day is named', async (days) => {
    renderDashboard({ done: 6, results: createResults([createAttempt(getDaysAgo(days), 50)]) });
    await screen.findByText(/You can come back any time\./);
    expect(screen.queryByText(/Come back after|Now is a good time/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remind me' })).toBeNull();
  });

  test('results of the first section offer one page for a counsellor', async () => {
    renderDashboard({ done: 1 });
    await findCards();
    const link = await screen.findByRole('link', { name: 'One page for a counsellor' });
    expect(link).toHaveAttribute('href', '/myPatternFeedback#counsellor');
    cleanup();
    renderDashboard({ done: 0 });
    await findCards();
    expect(screen.queryByRole('link', { name: 'One page for a counsellor' })).toBeNull();
  });

  test('after all are complete the links are the pattern and the first assessment', async () => {
    const user = renderDashboard({ done: 6 });
    expect(await screen.findByRole('link', { name: 'See my pattern' })).toHaveAttribute(
      'href',
      '/myPatternScreen',
    );
    await user.click(screen.getByRole('link', { name: 'Answer again' }));
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

  const findUrgentHelp = () => screen.findByRole('complementary', { name: 'Please talk to someone today.' });

  test('urgent help is displayed if the newest answers call for it', async () => {
    renderDashboard({
      done: 6,
      results: createResults([createAttempt(getDaysAgo(20), 18, { helpFirst: true })], 'Low'),
    });
    const help = await findUrgentHelp();
    expect(within(help).getByRole('link', { name: /14416/ })).toBeInTheDocument();
    expect((await findCards())[3]).not.toHaveTextContent('Low');
  });

  test('it speaks of the past if the answers are older than 30 days', async () => {
    renderDashboard({ done: 6, results: createResults([createAttempt(getDaysAgo(31), 50)]) });
    await screen.findByRole('complementary', { name: /^When you were last here, things were very hard/ });
  });

  test('a high score below the clinical tier displays one row with one number', async () => {
    renderDashboard({ done: 6, results: createResults([createAttempt(getDaysAgo(3), 27)]) });
    const row = await screen.findByRole('link', { name: 'Need to talk? 14416 · free, day and night' });
    expect(row).toHaveAttribute('href', 'tel:14416');
    expect(screen.queryByRole('link', { name: /112/ })).toBeNull();
  });

  test('it is displayed also if only the attempts cannot be loaded; no level is displayed then', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderDashboard({
      done: 6,
      results: { ...createResults([createAttempt(getDaysAgo(30), 40)]), '/history/S4/4711': 500 },
    });
    await findUrgentHelp();
    expect((await findCards())[3]).not.toHaveTextContent('High');
    expect(logged).toHaveBeenCalledWith('Error fetching feedback', expect.anything());
    logged.mockRestore();
  });

  test('it is displayed if only the progress from the server has the flag', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    renderDashboard({ done: 6, helpFirst: ['S4'] });
    expect(within(await findUrgentHelp()).getByRole('link', { name: /14416/ })).toBeInTheDocument();
    logged.mockRestore();
  });

  test('it is displayed for answers just sent, and all helplines if nothing can be loaded', async () => {
    renderDashboard({ done: 3, sentHelpFirst: ['S4'] });
    await findUrgentHelp();
    cleanup();
    renderDashboard({ done: 'down' });
    const help = await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect(within(help).getByRole('link', { name: /14416/ })).toBeInTheDocument();
  });
});
