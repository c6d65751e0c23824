import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { userid } from '../../support/stage.tsx';
import { DashboardStage, type StageProps } from '../../support/stages/dashboard-stage.tsx';
import { notify } from '../../../src/ui/toast/toast.tsx';
import { anInstrument } from '../../support/instrument-builder.ts';
import { instruments } from '../../support/instruments.ts';

vi.mock('../../../src/ui/toast/toast.tsx', () => ({
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

function open(props: Partial<StageProps> = {}) {
  render(<DashboardStage cards={cards} path="/dashboard" done={2} times={times} {...props} />);
  return userEvent.setup();
}
const allCards = async () => within(await screen.findByRole('list')).getAllByRole('listitem');
const progress = () => JSON.parse(localStorage.getItem(`progress_${userid}`) ?? 'null');

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

test('who has taken none begins on the start page', async () => {
  const user = open({ done: 0, times: [] });
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

test('when the server cannot be reached the cards stand there, the first one open', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  open({ done: 'down' });
  const items = await allCards();
  expect(items[0]).toHaveTextContent('Start Assessment');
  expect(items[1]).toHaveTextContent('Locked');
  expect(screen.getByText('Click on any assessment to start')).toBeInTheDocument();
  expect(progress()).toBeNull();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

test('an assessment begun on this device is named, with the way back to it', async () => {
  open({ begun: ['S3'] });
  const hint = await screen.findByText(/You have begun an assessment/);
  expect(within(hint).getByRole('link', { name: 'Social Wellbeing' })).toHaveAttribute('href', '/socialPage');
});
