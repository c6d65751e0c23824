import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { heading, inOneMoment, openScreen, pause, settle, toasts } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

const quiet = anInstrument();
const option = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.queryByRole('button', { name });

test('a click moves on to the next question, whose heading gets focus', async () => {
  const { user } = openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  expect(screen.getByText('In the last week')).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAccessibleName('Question 1 of 4');
  expect(await screen.findByRole('checkbox', { name: 'Move on when I choose an answer' })).toBeChecked();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Choosing an answer moves on to the next question.',
  );
  expect(button('Back')).toBeNull();
  expect(button('Next')).toBeNull();
  settle();
  await user.click(option('Often'));
  expect(option('Often')).toBeChecked();
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  expect(await heading('I felt hurried.')).toHaveFocus();
  expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  expect(option('Often')).not.toBeChecked();
  expect(button('Back')).toBeInTheDocument();
});

test('a double tap answers one question, not two', async () => {
  const { user } = openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  settle();
  inOneMoment();
  await user.dblClick(option('Often'));
  await heading('I felt hurried.');
  await user.click(option('Often'));
  await pause();
  expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  expect(option('Often')).not.toBeChecked();
});

test('a render between a tap and the next question keeps the selection, and another tap works', async () => {
  const { user } = openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  await settle();
  const [often, always] = [option('Often'), option('Always')];
  // All before the page moves on.
  fireEvent.click(often);
  // For example after a switch of tabs.
  fireEvent(document, new Event('visibilitychange'));
  expect(often).toBeChecked();
  fireEvent.click(always);
  await heading('I felt hurried.');
  await user.click(button('Back') as HTMLElement);
  await heading('I felt at ease.');
  expect(option('Always')).toBeChecked();
  expect(option('Often')).not.toBeChecked();
});

test('focus on the heading is set again with the next question, so that it is announced', async () => {
  const { user } = openScreen({ instrument: quiet });
  (await heading('I felt at ease.')).focus();
  const read: (string | null)[] = [];
  const note = ({ target }: FocusEvent) => read.push((target as HTMLElement).textContent);
  document.addEventListener('focusin', note);
  await user.keyboard('3');
  await heading('I felt hurried.');
  document.removeEventListener('focusin', note);
  expect(read).toEqual(['I felt hurried.']);
});

test('a number key answers and moves on, also from the heading; a held key answers once', async () => {
  const { user } = openScreen({ instrument: quiet });
  (await heading('I felt at ease.')).focus();
  await user.keyboard('{3>8/}');
  await heading('I felt hurried.');
  await pause();
  expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  await user.keyboard('9');
  await pause();
  expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  await user.tab();
  await user.keyboard('2');
  expect(await heading('I laughed.')).toBeInTheDocument();
});

test('arrow keys select without moving on; then Next appears', async () => {
  const { user } = openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  option('Never').focus();
  await user.keyboard('{ArrowDown}');
  expect(option('Sometimes')).toBeChecked();
  await pause();
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  await user.click(button('Next') as HTMLElement);
  expect(await heading('I felt hurried.')).toBeInTheDocument();
});

test('the setting below the answers takes no space above them; a missing answer is reported between question and answers', async () => {
  localStorage.setItem('moveOn', 'off');
  const { user } = openScreen({ instrument: quiet });
  const question = await heading('I felt at ease.');
  settle();
  await user.click(button('Next') as HTMLElement);
  const problem = screen.getByText('Please choose a value before proceeding');
  const inOrder = [question, problem, option('Never'), option('Always'), await screen.findByRole('checkbox')];
  for (const [index, one] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('every attempt without an answer scrolls the message into view', async () => {
  localStorage.setItem('moveOn', 'off');
  // Newer browsers return a promise.
  const scrolled = vi.fn(() => Promise.resolve());
  Element.prototype.scrollIntoView = scrolled;
  const { user } = openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  settle();
  for (const times of [1, 2]) {
    await user.click(button('Next') as HTMLElement);
    expect(scrolled).toHaveBeenCalledTimes(times);
  }
  await user.click(option('Always'));
  expect(screen.queryByText('Please choose a value before proceeding')).toBeNull();
});

test('after Back the answer is selected, Next is displayed, and another selection moves on', async () => {
  const { user } = openScreen({ instrument: quiet, draft: [3] });
  await heading('I felt hurried.');
  await user.click(button('Back') as HTMLElement);
  expect(await heading('I felt at ease.')).toHaveFocus();
  expect(option('Often')).toBeChecked();
  expect(button('Next')).toBeInTheDocument();
  settle();
  await user.click(option('Often'));
  expect(await heading('I felt hurried.')).toBeInTheDocument();
});

test('the last question does not move on; Finish appears once it is answered', async () => {
  const { user } = openScreen({ instrument: quiet, draft: [3, 3, 3] });
  await heading('I enjoyed a meal.');
  expect(button('Finish')).toBeNull();
  settle();
  await user.click(option('Always'));
  await pause();
  expect(screen.getByText('Question 4 of 4')).toBeInTheDocument();
  expect(button('Finish')).toBeInTheDocument();
  expect(button('Next')).toBeNull();
});

test('auto-advance can be switched off, and stays off; Next then requires an answer', async () => {
  const { user, close } = openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  await user.click(await screen.findByRole('checkbox'));
  close();
  openScreen({ instrument: quiet });
  await heading('I felt at ease.');
  expect(await screen.findByRole('checkbox')).not.toBeChecked();
  settle();
  await user.click(button('Next') as HTMLElement);
  expect(screen.getByText('Please choose a value before proceeding')).toBeInTheDocument();
  expect(toasts('error')).toEqual(['Please choose a value before proceeding']);
  expect(option('Never')).toHaveFocus();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription(
    'Please choose a value before proceeding',
  );
  await user.click(option('Always'));
  expect(screen.queryByText('Please choose a value before proceeding')).toBeNull();
  await pause();
  expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
  await user.click(button('Next') as HTMLElement);
  expect(await heading('I felt hurried.')).toBeInTheDocument();
});
