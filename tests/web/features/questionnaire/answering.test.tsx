import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import {
  findHeading,
  stopClock,
  renderScreen,
  waitForAutoAdvance,
  advanceSettleTime,
  listToasts,
} from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

const quiet = anInstrument();
const getOption = (name: string) => screen.getByRole('radio', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });

test('a click moves on to the next question, whose heading gets focus', async () => {
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  expect(screen.getByText('In the last week')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Question 1 of 4');
  expect(await screen.findByRole('checkbox', { name: 'Move on when I choose an answer' })).toBeChecked();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Choosing an answer moves on to the next question.',
  );
  expect(queryButton('Back')).toBeNull();
  expect(queryButton('Next')).toBeNull();
  advanceSettleTime();
  await user.click(getOption('Often'));
  expect(getOption('Often')).toBeChecked();
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  expect(await findHeading('I felt hurried.')).toHaveFocus();
  expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  expect(getOption('Often')).not.toBeChecked();
  expect(queryButton('Back')).toBeInTheDocument();
});

test('a double tap answers one question, not two', async () => {
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  advanceSettleTime();
  stopClock();
  await user.dblClick(getOption('Often'));
  await findHeading('I felt hurried.');
  await user.click(getOption('Often'));
  await waitForAutoAdvance();
  expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  expect(getOption('Often')).not.toBeChecked();
});

test('a render between a tap and the next question keeps the selection, and another tap works', async () => {
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  await advanceSettleTime();
  const [often, always] = [getOption('Often'), getOption('Always')];
  // All before the page moves on.
  fireEvent.click(often);
  // For example after a switch of tabs.
  fireEvent(document, new Event('visibilitychange'));
  expect(often).toBeChecked();
  fireEvent.click(always);
  await findHeading('I felt hurried.');
  await user.click(queryButton('Back') as HTMLElement);
  await findHeading('I felt at ease.');
  expect(getOption('Always')).toBeChecked();
  expect(getOption('Often')).not.toBeChecked();
});

test('focus on the heading is set again with the next question, so that it is announced', async () => {
  const { user } = renderScreen({ instrument: quiet });
  (await findHeading('I felt at ease.')).focus();
  const read: (string | null)[] = [];
  const recordFocus = ({ target }: FocusEvent) => read.push((target as HTMLElement).textContent);
  document.addEventListener('focusin', recordFocus);
  await user.keyboard('3');
  await findHeading('I felt hurried.');
  document.removeEventListener('focusin', recordFocus);
  expect(read).toEqual(['I felt hurried.']);
});

test('a number key answers and moves on, also from the heading; a held key answers once', async () => {
  const { user } = renderScreen({ instrument: quiet });
  (await findHeading('I felt at ease.')).focus();
  await user.keyboard('{3>8/}');
  await findHeading('I felt hurried.');
  await waitForAutoAdvance();
  expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  await user.keyboard('9');
  await waitForAutoAdvance();
  expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  await user.tab();
  await user.keyboard('2');
  expect(await findHeading('I laughed.')).toBeInTheDocument();
});

test('arrow keys select without moving on; then Next appears', async () => {
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  getOption('Never').focus();
  await user.keyboard('{ArrowDown}');
  expect(getOption('Sometimes')).toBeChecked();
  await waitForAutoAdvance();
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  await user.click(queryButton('Next') as HTMLElement);
  expect(await findHeading('I felt hurried.')).toBeInTheDocument();
});

test('the setting below the answers takes no space above them; a missing answer is reported between question and answers', async () => {
  localStorage.setItem('moveOn', 'off');
  const { user } = renderScreen({ instrument: quiet });
  const question = await findHeading('I felt at ease.');
  advanceSettleTime();
  await user.click(queryButton('Next') as HTMLElement);
  const problem = screen.getByText('Please choose a value before proceeding');
  const inOrder = [
    question,
    problem,
    getOption('Never'),
    getOption('Always'),
    await screen.findByRole('checkbox'),
  ];
  for (const [index, one] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('every attempt without an answer scrolls the message into view', async () => {
  localStorage.setItem('moveOn', 'off');
  // Newer browsers return a promise.
  const scrolled = vi.fn(() => Promise.resolve());
  Element.prototype.scrollIntoView = scrolled;
  const { user } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  advanceSettleTime();
  for (const times of [1, 2]) {
    await user.click(queryButton('Next') as HTMLElement);
    expect(scrolled).toHaveBeenCalledTimes(times);
  }
  await user.click(getOption('Always'));
  expect(screen.queryByText('Please choose a value before proceeding')).toBeNull();
});

test('after Back the answer is selected, Next is displayed, and another selection moves on', async () => {
  const { user } = renderScreen({ instrument: quiet, draft: [3] });
  await findHeading('I felt hurried.');
  await user.click(queryButton('Back') as HTMLElement);
  expect(await findHeading('I felt at ease.')).toHaveFocus();
  expect(getOption('Often')).toBeChecked();
  expect(queryButton('Next')).toBeInTheDocument();
  advanceSettleTime();
  await user.click(getOption('Often'));
  expect(await findHeading('I felt hurried.')).toBeInTheDocument();
});

test('the last question does not move on; Finish appears once it is answered', async () => {
  const { user } = renderScreen({ instrument: quiet, draft: [3, 3, 3] });
  await findHeading('I enjoyed a meal.');
  expect(queryButton('Finish')).toBeNull();
  advanceSettleTime();
  await user.click(getOption('Always'));
  await waitForAutoAdvance();
  expect(screen.getByText('Question 4 of 4')).toBeInTheDocument();
  expect(queryButton('Finish')).toBeInTheDocument();
  expect(queryButton('Next')).toBeNull();
});

test('auto-advance can be switched off, and stays off; Next then requires an answer', async () => {
  const { user, close } = renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  await user.click(await screen.findByRole('checkbox'));
  close();
  renderScreen({ instrument: quiet });
  await findHeading('I felt at ease.');
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
  advanceSettleTime();
  await user.click(queryButton('Next') as HTMLElement);
  expect(screen.getByText('Please choose a value before proceeding')).toBeInTheDocument();
  expect(listToasts('error')).toEqual(['Please choose a value before proceeding']);
  expect(getOption('Never')).toHaveFocus();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Please choose a value before proceeding',
  );
  await user.click(getOption('Always'));
  expect(screen.queryByText('Please choose a value before proceeding')).toBeNull();
  await waitForAutoAdvance();
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  await user.click(queryButton('Next') as HTMLElement);
  expect(await findHeading('I felt hurried.')).toBeInTheDocument();
});
