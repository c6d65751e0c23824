import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { instruments } from '#tests/support/instruments.ts';
import { notify } from '#ui/toast/toast.tsx';

import {
  findCards,
  cards,
  getCards,
  expectNoState,
  locked,
  renderDashboard,
  readStoredProgress,
} from './render-dashboard.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test('the cards are displayed from the start, with links, without a state', async () => {
  renderDashboard();
  const items = getCards();
  expect(items).toHaveLength(cards.length);
  expectNoState();
  expect(screen.queryByText('Start Assessment')).toBeNull();
  expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', cards[0]!.routes.intro);
  await findCards();
  // The same elements, so focus is not lost.
  expect(getCards()).toEqual(items);
});

test('each card has its state and last date, in the local time zone', async () => {
  renderDashboard();
  expect(screen.getByText('Loading your dashboard...')).toBeInTheDocument();
  const items = await findCards();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aspects of Mental Wellbeing');
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
  expect(document.title).toBe('Dashboard · Wellness Check');
  expect(screen.queryByText('Loading your dashboard...')).toBeNull();
  // 20:00 in London is 01:30 on the next day in India.
  await within(items[0]!).findByText('13/10/2025');
  expect(items[0]).toHaveTextContent('Completed');
  expect(items[1]).toHaveTextContent('14/10/2025');
  expect(items[2]).toHaveTextContent('Start Assessment');
  expect(items[2]).toHaveTextContent('Not Attempted');
  for (const item of items.slice(3)) {
    expect(item).toHaveTextContent('Locked');
    expect(item).not.toHaveTextContent('Not Attempted');
  }
  expect(items).toHaveLength(6);
  expect(within(items[2]!).getByRole('link')).toHaveAttribute('aria-current', 'step');
});

test('a card links to its intro page', async () => {
  const user = renderDashboard();
  await user.click(within((await findCards())[0]!).getByRole('link'));
  expect(await screen.findByText(instruments[0]!.routes.intro)).toBeInTheDocument();
});

test('a locked card explains why, and keeps focus', async () => {
  const user = renderDashboard();
  const link = within((await findCards())[3]!).getByRole('link');
  await user.click(link);
  expect(notify.info).toHaveBeenCalledWith(locked);
  expect(link).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(notify.info).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
});

test('the step is stored on the device', async () => {
  renderDashboard();
  await findCards();
  expect(readStoredProgress()).toEqual({ currentStep: 2, isFirstLogin: false });
});

test('when all are complete none is current, and all can be repeated', async () => {
  renderDashboard({ done: 6 });
  for (const item of await findCards()) {
    expect(item).toHaveTextContent('Completed');
    expect(within(item).getByRole('link')).not.toHaveAttribute('aria-current');
  }
});

test('without any attempt displays the dashboard, with a link to the start page', async () => {
  const user = renderDashboard({ done: 0, times: [] });
  const items = await findCards();
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
  expect(items[0]).toHaveTextContent('Start Assessment');
  expect(items[1]).toHaveTextContent('Locked');
  expect(readStoredProgress()).toEqual({ currentStep: 0, isFirstLogin: true });
  await user.click(screen.getByRole('link', { name: 'See how to begin' }));
  await screen.findByText('Click start assessment to begin your mental wellbeing journey');
});

test('with an attempt does not redirect to the start page', async () => {
  renderDashboard();
  await findCards();
  expect(screen.queryByRole('link', { name: 'See how to begin' })).toBeNull();
});

test('on the start page a card links to that page, and its button to the intro', async () => {
  const user = renderDashboard({ path: '/dashboard-start', done: 0, times: [] });
  await screen.findByText('Click start assessment to begin your mental wellbeing journey');
  expect(document.title).toBe('How to begin · Dashboard · Wellness Check');
  const items = await findCards();
  expect(readStoredProgress()).toEqual({ currentStep: 0, isFirstLogin: true });
  expect(items[0]).toHaveTextContent('Start Assessment');
  expect(items[1]).toHaveTextContent('Locked');
  const [title, button] = within(items[0]!).getAllByRole('link');
  expect(title).toHaveAttribute('href', '/dashboard-start');
  await user.click(button!);
  await screen.findByText(instruments[0]!.routes.intro);
});

test('on the start page a locked card explains it too', async () => {
  const user = renderDashboard({ path: '/dashboard-start' });
  const links = within((await findCards())[4]!).getAllByRole('link');
  for (const link of links) await user.click(link);
  expect(notify.info).toHaveBeenCalledTimes(2);
  expect(notify.info).toHaveBeenCalledWith(locked);
});

test.each(['/dashboard', '/dashboard-start'] as const)(
  '%s without a user id redirects to the login page',
  async (path) => {
    renderDashboard({ path, visitor: true });
    await screen.findByText('/login');
    expect(notify.error).toHaveBeenCalledWith('User not found. Please login again.');
  },
);

test('an assessment with a draft on this device is named, with a link to it', async () => {
  renderDashboard({ draftIds: ['S3'] });
  const hint = await screen.findByText(/You have started an assessment/);
  const resumeAddress = '/socialAssessment/S3';
  expect(within(hint).getByRole('link', { name: 'Social Wellbeing' })).toHaveAttribute('href', resumeAddress);
  const card = (await findCards())[2]!;
  expect(card).toHaveTextContent('Continue · 2 of 9');
  expect(card).not.toHaveTextContent('Start Assessment');
  expect(within(card).getByRole('link')).toHaveAttribute('href', resumeAddress);
});

test('a completed assessment with a draft says only that it can be resumed', async () => {
  renderDashboard({ draftIds: ['S1'] });
  const items = await findCards();
  const card = items[0]!;
  expect(card).toHaveTextContent('Continue · 2 of 20');
  expect(card).not.toHaveTextContent('Completed');
  // One filled button: the next section has an outline.
  expect(within(card).getByText('Continue · 2 of 20').className).not.toContain('secondary');
  expect(within(items[2]!).getByText('Start Assessment').className).toContain('secondary');
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/psychologicalAssessment/S1');
});

test('a locked assessment with a draft cannot be resumed', async () => {
  renderDashboard({ draftIds: ['S4'] });
  expect((await findCards())[3]).not.toHaveTextContent('Continue');
});

test('the start page says how a questionnaire goes, before the cards, and begins the first one', async () => {
  renderDashboard({ path: '/dashboard-start', done: 0, times: [] });
  await findCards();
  const steps = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1. You read one sentence.',
    '2. You tap what fits you.',
    '3. The next one comes by itself.',
  ]);
  expect(screen.getByText('You can stop at any time.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Start with Psychological Wellbeing' })).toHaveAttribute(
    'href',
    '/psychologicalPage',
  );
});

test('later, that button begins the next assessment, or continues it', async () => {
  renderDashboard({ path: '/dashboard-start', draftIds: ['S3'] });
  expect(await screen.findByRole('link', { name: 'Continue with Social Wellbeing' })).toHaveAttribute(
    'href',
    '/socialAssessment/S3',
  );
});

test('on the start page the button of an assessment with a draft resumes it', async () => {
  renderDashboard({ path: '/dashboard-start', draftIds: ['S3'] });
  const button = await screen.findByRole('link', { name: 'Continue · 2 of 9' });
  expect(button).toHaveAttribute('href', '/socialAssessment/S3');
});

test('each card that is not completed has its duration', async () => {
  renderDashboard({ cards: instruments.map((card, nth) => ({ ...card, minutes: nth + 1 })) });
  const items = await findCards();
  expect(items[0]).not.toHaveTextContent('minute');
  expect(items[4]).toHaveTextContent('5 minutes');
});

test.each(['/dashboard', '/dashboard-start'] as const)(
  'while processing is stopped nothing can be started on %s, and results can be read',
  async (path) => {
    renderDashboard({ path, isStopped: true, draftIds: ['S3'] });
    const profile = await screen.findByRole('link', { name: 'Go to my profile' });
    expect(profile).toHaveAttribute('href', '/profilePage');
    const [done, , next] = await findCards();
    expect(within(next!).getAllByText(/Stopped\. Choose Resume/)[0]).toBeVisible();
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const { routes } of cards) {
      expect(paths).not.toContain(routes.intro);
      expect(paths.filter((one) => one.startsWith(routes.questionnaire))).toEqual([]);
    }
    expect(within(done!).getAllByRole('link').at(-1)).toHaveAttribute('href', cards[0]!.routes.feedback);
  },
);
