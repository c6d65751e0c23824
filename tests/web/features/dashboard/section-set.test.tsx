import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { InstrumentCard, SetRule } from '#domain/instrument/instrument.ts';
import { userid } from '#tests/support/harness.tsx';
import { DashboardHarness, type DashboardHarnessProps } from '#tests/support/harnesses/dashboard-harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';
import { notify } from '#ui/toast/toast.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

const [first, second, third] = instruments;
/** Two of the five and a fixture after them. */
const withThird = (set: SetRule): InstrumentCard[] => [
  first!,
  second!,
  { ...anInstrument((draft) => Object.assign(draft, { position: 3, set })), minutes: 4 },
];
const paths = ['/dashboard', '/dashboard-start'] as const;

function renderDashboard(cards: readonly InstrumentCard[], props: Partial<DashboardHarnessProps> = {}) {
  render(<DashboardHarness cards={cards} path="/dashboard" done={0} {...props} />);
  return userEvent.setup();
}
/** Waits until the progress is displayed. */
const findCards = async () => {
  await waitFor(() => expect(screen.queryByText('Loading your dashboard...')).toBeNull());
  return within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');
};
const readStoredProgress = () => JSON.parse(sessionStorage.getItem(`progress_${userid}`) ?? 'null');

test.each(paths)('on %s a section without needs is open, and one card is current', async (path) => {
  renderDashboard(withThird({ needs: [] }), { path });
  const [one, two, three] = await findCards();
  expect(one).toHaveTextContent('Start Assessment');
  expect(two).toHaveTextContent('Locked');
  expect(three).toHaveTextContent('Start Assessment');
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'step');
  expect(current.every((link) => one!.contains(link))).toBe(true);
  expect(current.length).toBeGreaterThan(0);
});

test('completing only that section does not complete those before it', async () => {
  renderDashboard(withThird({ needs: [] }), { completedIds: ['T1'] });
  const [one, , three] = await findCards();
  expect(one).toHaveTextContent('Start Assessment');
  expect(three).toHaveTextContent('Completed');
  expect(screen.queryByRole('link', { name: 'See my pattern' })).toBeNull();
  // The step counts from the first section, and the first visit is over.
  expect(readStoredProgress()).toEqual({ currentStep: 0, isFirstLogin: false });
});

test.each(paths)('on %s a locked card names what it requires', async (path) => {
  const user = renderDashboard(withThird({ needs: ['S1', 'S2'] }), { path, completedIds: ['S1'] });
  const [, , three] = await findCards();
  await user.click(within(three!).getAllByRole('link')[0]!);
  expect(notify.info).toHaveBeenCalledWith(`This section opens after you have taken ${second!.title}.`);
});

test('an optional section is marked, and is not needed for completion', async () => {
  renderDashboard(withThird({ optional: true }), { completedIds: ['S1', 'S2'] });
  const [, , three] = await findCards();
  expect(three).toHaveTextContent('Optional · 4 minutes');
  expect(three).toHaveTextContent('Start Assessment');
  expect(await screen.findByRole('link', { name: 'See my pattern' })).toBeInTheDocument();
});

test('an optional section blocks no other', async () => {
  const optional = { ...second!, set: { optional: true } };
  renderDashboard([first!, optional, { ...third!, position: 3 }], { completedIds: ['S1'] });
  const [, two, three] = await findCards();
  expect([two, three].map((card) => card!.textContent!.includes('Start Assessment'))).toEqual([true, true]);
});

const getDaysAgo = (days: number, now = Date.now()) => new Date(now - days * 86_400_000).toISOString();

test('a section with its own interval displays when a repetition is useful', async () => {
  renderDashboard(withThird({ repeatAfterDays: 90 }), {
    done: 3,
    times: [getDaysAgo(20), getDaysAgo(20), getDaysAgo(20)],
  });
  const [one, , three] = await findCards();
  await within(three!).findByText(/^Try again after \d+ [A-Z][a-z]+/);
  expect(one).not.toHaveTextContent('Try again');
  expect(screen.queryByText(/Too soon to see a change/)).toBeNull();
});

test('that line is removed from that day on', async () => {
  renderDashboard(withThird({ repeatAfterDays: 7 }), {
    done: 3,
    times: [getDaysAgo(20), getDaysAgo(20), getDaysAgo(8)],
  });
  const [, , three] = await findCards();
  await within(three!).findByText(/\d{2}\/\d{2}\/\d{4}/);
  expect(three).not.toHaveTextContent('Try again');
});

test('attempts closer than its own interval are not compared, and those further apart are', async () => {
  // The same time for both, because the limit is exact to a millisecond.
  const now = Date.now();
  const createResults = (days: number) => ({
    '/feedback/4711/S4': { body: [[40], ['High'], ['50'], [50]] },
    '/history/S4/4711': {
      body: [
        { time: getDaysAgo(1, now), totalsum: '[40]' },
        { time: getDaysAgo(1 + days, now), totalsum: '[20]' },
      ],
    },
  });
  const distress = { ...instruments[3]!, position: 1, set: { repeatAfterDays: 60 } };
  renderDashboard([distress], { done: 1, results: createResults(59) });
  const [near] = await findCards();
  await within(near!).findByText('High');
  expect(near).toHaveTextContent('Too soon to compare.');
  document.body.replaceChildren();
  renderDashboard([distress], { done: 1, results: createResults(60) });
  const [far] = await findCards();
  await within(far!).findByText('High');
  expect(far).toHaveTextContent(/Harder than on \d+ [A-Z]/);
});

test.each(paths)('on %s a section answered before the registration links to its result', async (path) => {
  renderDashboard(withThird({}), { path, beforeAccount: ['T1'] });
  const [one, two, three] = await findCards();
  expect(one).toHaveTextContent('Start Assessment');
  expect(two).toHaveTextContent('Locked');
  expect(three).toHaveTextContent('Completed');
  expect(three).not.toHaveTextContent('Locked');
  const { routes } = withThird({})[2]!;
  expect(within(three!).getAllByRole('link').at(-1)).toHaveAttribute('href', routes.feedback);
  // It unlocks nothing.
  expect(readStoredProgress()).toEqual({ currentStep: 0, isFirstLogin: true });
});

test('a section answered before the registration can be repeated when the person reaches it', async () => {
  renderDashboard(withThird({}), { done: 2, beforeAccount: ['T1'] });
  const [, , three] = await findCards();
  expect(three).toHaveTextContent('Completed');
  expect(within(three!).getByRole('link')).toHaveAttribute('href', withThird({})[2]!.routes.intro);
});
