import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

/** A made-up sixth assessment stands behind the five. */
const sixth = anInstrument((draft) => (draft.position = 6));
const cards = [...instruments, sixth];
const times = ['2025-10-12T20:00:00.000Z', '2025-10-14T06:30:00.000Z'];
const locked = 'This section is locked until previous assessments are complete.';

function open(props: Partial<DashboardHarnessProps> = {}) {
  render(<DashboardHarness cards={cards} path="/dashboard" done={2} times={times} {...props} />);
  return userEvent.setup();
}
/** The last list of the screen: the numbers to call may stand above it. */
const cardsNow = () => within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');
/** Once it is known how they stand. */
const allCards = async () => {
  await waitFor(() => expect(screen.queryByText('Loading your dashboard...')).toBeNull());
  return cardsNow();
};
/** Of what is not known nothing is said. */
function expectNothingClaimed() {
  expect(screen.queryByText('Locked')).toBeNull();
  expect(screen.queryByText('Not Attempted')).toBeNull();
}
const progress = () => JSON.parse(localStorage.getItem(`progress_${userid}`) ?? 'null');

test('the cards stand there from the start, lead on, and claim nothing', async () => {
  open();
  const items = cardsNow();
  expect(items).toHaveLength(cards.length);
  expectNothingClaimed();
  expect(screen.queryByText('Start Assessment')).toBeNull();
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', cards[0]!.routes.intro);
  await allCards();
  // The same elements: focus stays where it is.
  expect(cardsNow()).toEqual(items);
});

test("each card says how it stands and when it was last taken, in the reader's own time", async () => {
  open();
  expect(screen.getByText('Loading your dashboard...')).toBeInTheDocument();
  const items = await allCards();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aspects of Mental Wellbeing');
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
  expect(screen.queryByText('Loading your dashboard...')).toBeNull();
  // 20:00 in London is half past one on the next day in India.
  await within(items[0]!).findByText('13/10/2025');
  expect(items[0]).toHaveTextContent('Completed');
  expect(items[1]).toHaveTextContent('14/10/2025');
  expect(items[2]).toHaveTextContent('Start Assessment');
  expect(items[2]).toHaveTextContent('Not Attempted');
  for (const item of items.slice(3)) {
    expect(item).toHaveTextContent('Locked');
    expect(item).toHaveTextContent('Not Attempted');
  }
  expect(items).toHaveLength(6);
  expect(within(items[2]!).getByRole('link')).toHaveAttribute('aria-current', 'step');
});

test('a card leads to its intro page', async () => {
  const user = open();
  await user.click(within((await allCards())[0]!).getByRole('link'));
  expect(await screen.findByText(instruments[0]!.routes.intro)).toBeInTheDocument();
});

test('a locked card says why it does not open, and keeps focus', async () => {
  const user = open();
  const link = within((await allCards())[3]!).getByRole('link');
  await user.click(link);
  expect(notify.info).toHaveBeenCalledWith(locked);
  expect(link).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(notify.info).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
});

test('the step is kept on the device', async () => {
  open();
  await allCards();
  expect(progress()).toEqual({ currentStep: 2, isFirstLogin: false });
});

test('when all are done none is the current one, and all may be taken again', async () => {
  open({ done: 6 });
  for (const item of await allCards()) {
    expect(item).toHaveTextContent('Completed');
    expect(within(item).getByRole('link')).not.toHaveAttribute('aria-current');
  }
});

test('who has taken none sees the dashboard, with the way to the start page', async () => {
  const user = open({ done: 0, times: [] });
  const items = await allCards();
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
  expect(items[0]).toHaveTextContent('Start Assessment');
  expect(items[1]).toHaveTextContent('Locked');
  expect(progress()).toEqual({ currentStep: 0, isFirstLogin: true });
  await user.click(screen.getByRole('link', { name: 'See how to begin' }));
  await screen.findByText('Click start assessment to begin your mental wellbeing journey');
});

test('who has taken one already is not sent to the start page', async () => {
  open();
  await allCards();
  expect(screen.queryByRole('link', { name: 'See how to begin' })).toBeNull();
});

test('on the start page a card leads to that page, and its button to the intro', async () => {
  const user = open({ path: '/dashboard-start', done: 0, times: [] });
  await screen.findByText('Click start assessment to begin your mental wellbeing journey');
  const items = await allCards();
  expect(progress()).toEqual({ currentStep: 0, isFirstLogin: true });
  expect(items[0]).toHaveTextContent('Start Assessment');
  expect(items[1]).toHaveTextContent('Locked');
  const [title, button] = within(items[0]!).getAllByRole('link');
  expect(title).toHaveAttribute('href', '/dashboard-start');
  await user.click(button!);
  await screen.findByText(instruments[0]!.routes.intro);
});

test('on the start page a locked card says so too', async () => {
  const user = open({ path: '/dashboard-start' });
  const links = within((await allCards())[4]!).getAllByRole('link');
  for (const link of links) await user.click(link);
  expect(notify.info).toHaveBeenCalledTimes(2);
  expect(notify.info).toHaveBeenCalledWith(locked);
});

test.each(['/dashboard', '/dashboard-start'] as const)(
  '%s without a user id leads to the login page',
  async (path) => {
    open({ path, visitor: true });
    await screen.findByText('/login');
    expect(notify.error).toHaveBeenCalledWith('User not found. Please login again.');
  },
);

test('when the server cannot be reached nothing is called locked or not attempted, and the first card is open', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  open({ done: 'down' });
  const items = await allCards();
  expect(items[0]).toHaveTextContent('Start Assessment');
  expectNothingClaimed();
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not load your latest results.*is safe/i);
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
  expect(progress()).toBeNull();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('an assessment begun on this device is named, with the way back to it', async () => {
  open({ begun: ['S3'] });
  const hint = await screen.findByText(/You have begun an assessment/);
  const goesOn = '/socialAssessment/S3';
  expect(within(hint).getByRole('link', { name: 'Social Wellbeing' })).toHaveAttribute('href', goesOn);
  const card = (await allCards())[2]!;
  expect(card).toHaveTextContent('Continue · 2 of 9');
  expect(card).not.toHaveTextContent('Start Assessment');
  expect(within(card).getByRole('link')).toHaveAttribute('href', goesOn);
});

test('a finished assessment that is being taken again is finished, and goes on', async () => {
  open({ begun: ['S1'] });
  const card = (await allCards())[0]!;
  expect(card).toHaveTextContent(/Completed.*Continue · 2 of 20/);
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/psychologicalAssessment/S1');
});

test('a locked assessment of which something is on the device does not go on', async () => {
  open({ begun: ['S4'] });
  expect((await allCards())[3]).not.toHaveTextContent('Continue');
});

test('on the start page the button of a begun assessment goes on', async () => {
  open({ path: '/dashboard-start', begun: ['S3'] });
  const button = await screen.findByRole('link', { name: 'Continue · 2 of 9' });
  expect(button).toHaveAttribute('href', '/socialAssessment/S3');
});

test('each card says how long it takes', async () => {
  open({ cards: instruments.map((card, nth) => ({ ...card, minutes: nth + 1 })) });
  const items = await allCards();
  expect(items[0]).toHaveTextContent('1 minute');
  expect(items[4]).toHaveTextContent('5 minutes');
});

test('while dates are on their way no card says that it was not attempted', async () => {
  open({ undated: { ids: cards.map(({ id }) => id), by: 'never' } });
  const items = await allCards();
  expect(items[0]).toHaveTextContent('Completed');
  expect(screen.queryByText('Not Attempted')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a date that cannot be fetched is logged, and its card says nothing of it', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  open({ undated: { ids: ['S1', 'S4'], by: 500 } });
  const items = await allCards();
  await within(items[1]!).findByText('14/10/2025');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load some of your dates.');
  expect(items[0]).not.toHaveTextContent(/Not Attempted|\d{2}\/\d{2}/);
  expect(items[3]).not.toHaveTextContent('Not Attempted');
  expect(items[4]).toHaveTextContent('Not Attempted');
  expect(logged).toHaveBeenCalledWith('Failed to fetch report data', expect.anything());
  expect(logged.mock.calls.filter(([words]) => words === 'Failed to fetch report data')).toHaveLength(2);
  logged.mockRestore();
});

test.each(['/dashboard', '/dashboard-start'] as const)(
  'on %s what could not be loaded is asked for again, and then stands there',
  async (path) => {
    const logged = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    for (const spy of logged) spy.mockImplementation(() => {});
    const user = open({ path, failsFirst: true });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const items = await allCards();
    expect(items[3]).toHaveTextContent('Locked');
    if (path === '/dashboard') expect(items[0]).toHaveTextContent(/Completed.*13\/10\/2025/);
    for (const spy of logged) spy.mockRestore();
  },
);

test('a progress call that fails locks no card that was finished: the device remembers how far one was', async () => {
  localStorage.setItem(`progress_${userid}`, JSON.stringify({ currentStep: 2, isFirstLogin: false }));
  open({ done: 'down' });
  const items = await allCards();
  expect(items[0]).toHaveTextContent('Completed');
  expect(items[1]).toHaveTextContent('Completed');
  expect(items[2]).toHaveTextContent('Start Assessment');
  expectNothingClaimed();
});

test('who has finished all of them is shown no lock and no start when nothing can be loaded', async () => {
  localStorage.setItem(`progress_${userid}`, JSON.stringify({ currentStep: 6, isFirstLogin: false }));
  open({ done: 'down' });
  for (const item of await allCards()) expect(item).toHaveTextContent('Completed');
  expect(screen.queryByText('Start Assessment')).toBeNull();
  expectNothingClaimed();
});

test.each(['', '{', 'null', '{"currentStep":"many"}'])(
  'a progress call that fails opens the first card where the device keeps %j',
  async (kept) => {
    localStorage.setItem(`progress_${userid}`, kept);
    open({ done: 'down' });
    const items = await allCards();
    expect(items[0]).toHaveTextContent('Start Assessment');
    expectNothingClaimed();
  },
);

test('a section with a date counts as finished where the progress call fails', async () => {
  open({ done: 'unknown' });
  const items = await allCards();
  await within(items[0]!).findByText('13/10/2025');
  expect(items[0]).toHaveTextContent('Completed');
  expect(items[1]).toHaveTextContent('Completed');
  expect(items[2]).toHaveTextContent('Start Assessment');
});

describe('what is added about finished sections, once the cards are shown', () => {
  const attempt = (time: string, score: number, more = {}) => ({ time, totalsum: `[${score}]`, ...more });
  /** The server knows the results of the distress section alone. */
  const results = (history: { totalsum: string }[], level = 'High') => ({
    '/feedback/4711/S4': { body: [JSON.parse(history[0]!.totalsum), [level], ['50'], [50]] },
    '/history/S4/4711': { body: history },
  });
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

  test('a card says its level and how it moved', async () => {
    open({ done: 6, results: results([attempt(ago(3), 40), attempt(ago(60), 20)]) });
    const card = (await allCards())[3]!;
    await within(card).findByText('High');
    expect(card).toHaveTextContent(/Completed.*High higher than last time/);
  });

  test('the lead says how often one was here, and from when on another visit is worth it', async () => {
    open({ done: 6, results: results([attempt(ago(3), 12), attempt(ago(60), 12), attempt(ago(90), 12)]) });
    await screen.findByText(/You have been here three times\. Last: \d+ [A-Z][a-z]+/);
    expect(screen.getByText(/Little changes in a few days; best again from \d+ [A-Z]/)).toBeInTheDocument();
  });

  test('after two weeks nothing speaks against another visit', async () => {
    open({ done: 6, results: results([attempt(ago(15), 12)]) });
    await screen.findByText(/You have been here once\./);
    expect(screen.queryByText(/Little changes/)).toBeNull();
  });

  test('when all are done the ways on are the pattern and the first assessment', async () => {
    const user = open({ done: 6 });
    expect(await screen.findByRole('link', { name: 'See my pattern' })).toHaveAttribute(
      'href',
      '/myPatternScreen',
    );
    await user.click(screen.getByRole('link', { name: 'Take again' }));
    await screen.findByText(instruments[0]!.routes.intro);
  });

  test('before that the way on is the next assessment', async () => {
    open();
    await allCards();
    expect(screen.queryByRole('link', { name: 'See my pattern' })).toBeNull();
  });

  test('what cannot be fetched costs its own lines and nothing else', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    open({ done: 6, results: results([attempt(ago(30), 12)], 'Low') });
    const items = await allCards();
    await within(items[3]!).findByText('Low');
    expect(items[0]).toHaveTextContent('Completed');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged).toHaveBeenCalledWith('Error fetching feedback', expect.anything());
    logged.mockRestore();
  });

  test('the numbers stand there while the newest answers call for help', async () => {
    open({ done: 6, results: results([attempt(ago(30), 18, { helpFirst: true })], 'Low') });
    const help = await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect(within(help).getByRole('link', { name: /14416/ })).toBeInTheDocument();
    expect((await allCards())[3]).not.toHaveTextContent('Low');
  });

  test('they stand there too when the attempts alone cannot be fetched; no level is told then', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    open({ done: 6, results: { ...results([attempt(ago(30), 40)]), '/history/S4/4711': 500 } });
    await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect((await allCards())[3]).not.toHaveTextContent('High');
    expect(logged).toHaveBeenCalledWith('Error fetching feedback', expect.anything());
    logged.mockRestore();
  });

  test('they stand there when the server says so with the progress alone', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    open({ done: 6, helpFirst: ['S4'] });
    const help = await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect(within(help).getByRole('link', { name: /14416/ })).toBeInTheDocument();
    logged.mockRestore();
  });

  test('they stand there for answers just sent, and where nothing can be loaded', async () => {
    open({ done: 3, sentHelpFirst: ['S4'] });
    expect(await screen.findByText(/Some of your newest answers were heavy/)).toBeInTheDocument();
    cleanup();
    open({ done: 'down' });
    const help = await screen.findByRole('complementary', { name: 'Need to talk?' });
    expect(within(help).getByRole('link', { name: /14416/ })).toBeInTheDocument();
  });
});
