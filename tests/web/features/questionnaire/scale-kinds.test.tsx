import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadValidDraft } from '#api/device/drafts.ts';
import { userid } from '#tests/support/harness.tsx';
import { aMixedInstrument } from '#tests/support/mixed-instrument.ts';
import {
  findHeading,
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

const mixed = aMixedInstrument();
const getSavedOptions = () => loadValidDraft(mixed, userid)?.options;
const queryButton = (name: string) => screen.queryByRole('button', { name });
const getNext = () => screen.getByRole('button', { name: 'Next' });

test('every kind can be answered by keyboard, and is sent as numbers and an ascending list', async () => {
  const { user, sent } = renderScreen({ instrument: mixed });
  await findHeading('The last week');
  expect(screen.getByText('Before question 1')).toBeInTheDocument();
  // The instruction is loaded after the frame of the question.
  expect(await screen.findByText('There are no right answers.')).toBeInTheDocument();
  getNext().focus();
  await user.keyboard('{Enter}');

  expect(await findHeading('How often did you rest?')).toHaveFocus();
  expect(screen.getByText('Question 1 of 7')).toBeInTheDocument();
  await user.keyboard('2');
  expect(await findHeading('How strong was your pain at its worst?')).toHaveFocus();
  await screen.findByRole('radio', { name: '6 of 10' });
  await user.keyboard('0');

  expect(await findHeading('How is your health today?')).toHaveFocus();
  const line = await screen.findByRole('slider', { name: 'In the last week How is your health today?' });
  expect(line).toHaveAttribute('aria-valuetext', 'not answered');
  expect(line).toHaveAccessibleDescription('0 The worst I can think of 100 The best I can think of');
  line.focus();
  await user.keyboard('4');
  expect(line).toHaveAttribute('aria-valuetext', '40 of 100');
  getNext().focus();
  await user.keyboard('{Enter}');

  await findHeading('On how many days did you walk for ten minutes?');
  const field = await screen.findByRole('textbox', {
    name: 'In the last week On how many days did you walk for ten minutes? days',
  });
  field.focus();
  await user.keyboard('१२{Enter}');

  await findHeading('What helped you to rest?');
  (await screen.findByRole('checkbox', { name: 'Company' })).focus();
  await user.keyboard(' ');
  screen.getByRole('checkbox', { name: 'Music' }).focus();
  await user.keyboard(' ');
  expect(getSavedOptions()).toEqual([2, 0, 40, 12, [1, 3], null, null, null]);
  getNext().focus();
  await user.keyboard('{Enter}');

  await findHeading('Do you drink tea?');
  await user.keyboard('2');
  await findHeading('One more');
  expect(screen.getByText('Before question 7')).toBeInTheDocument();
  getNext().focus();
  await user.keyboard('{Enter}');
  await findHeading('Question 7 of 7');
  fireEvent.change(await screen.findByRole('slider'), { target: { value: '1' } });
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await findHeading('/quietFeedback');
  expect((await sent()).map(({ ans }) => ans)).toEqual([[2, 0, 40, 12, [1, 3], 2, null, 2]]);
});

test('Back includes instructions, and focuses their heading', async () => {
  const { user } = renderScreen({ instrument: mixed, draft: [2], at: 'often' });
  await findHeading('How often did you rest?');
  await user.click(queryButton('Back') as HTMLElement);
  expect(await findHeading('The last week')).toHaveFocus();
  expect(queryButton('Back')).toBeNull();
  expect(queryButton('Save and leave')).toBeInTheDocument();
});

test('a tap on a number moves on like an option; arrow keys select without moving on', async () => {
  const { user } = renderScreen({ instrument: mixed, at: 'pain', draft: [] });
  await findHeading('How strong was your pain at its worst?');
  const six = await screen.findByRole('radio', { name: '6 of 10' });
  expect(screen.getByRole('radio', { name: '10 of 10: The worst pain I can think of' })).not.toBeChecked();
  expect(await screen.findByRole('checkbox', { name: 'Move on when I choose an answer' })).toBeChecked();
  six.focus();
  await user.keyboard('{ArrowRight}');
  await waitForAutoAdvance();
  expect(screen.getByRole('radio', { name: '7 of 10' })).toBeChecked();
  expect(getNext()).toBeInTheDocument();
  await user.click(six);
  await findHeading('How is your health today?');
  expect(getSavedOptions()?.[1]).toBe(6);
});

test('a tap on the middle of an untouched line marks it', async () => {
  const { user } = renderScreen({ instrument: mixed, at: 'health', draft: [] });
  await user.click(await screen.findByRole('slider'));
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '50 of 100');
  expect(getSavedOptions()?.[2]).toBe(50);
});

test.each([
  ['45', 'This is more than 30. Please write a whole number from 0 to 30 days.'],
  ['3.5', 'Please round it to a whole number from 0 to 30 days.'],
  ['three', 'Please write a whole number from 0 to 30 days, in figures alone.'],
])(
  '%s in place of a whole number is reported immediately, and stays in the field',
  async (typed, message) => {
    const { user } = renderScreen({ instrument: mixed, at: 'days', draft: [1] });
    const field = await screen.findByRole('textbox');
    await user.type(field, typed);
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(`${message} A whole number from 0 to 30 days`);
    expect(field).toBeInvalid();
    expect(getSavedOptions()?.[3]).toBeNull();
    advanceSettleTime();
    await user.click(getNext());
    expect(listToasts('error')).toEqual([message]);
    expect(field).toHaveFocus();

    await user.click(queryButton('Back') as HTMLElement);
    await findHeading('How is your health today?');
    await user.click(await screen.findByRole('slider'));
    await user.click(getNext());
    expect(await screen.findByRole('textbox')).toHaveValue(typed);
    await user.clear(screen.getByRole('textbox'));
    expect(screen.queryByText(message)).toBeNull();
  },
);

test('a number that can still become valid is reported only on Next', async () => {
  const { user } = renderScreen({ instrument: mixed, at: 'cups', draft: [1, 1, 1, 1, [1], 1] });
  const field = await screen.findByRole('textbox');
  await user.type(field, '0');
  expect(field).toBeValid();
  advanceSettleTime();
  await user.click(getNext());
  expect(
    screen.getByText('This is less than 1. Please write a whole number from 1 to 12.'),
  ).toBeInTheDocument();
});

test('an exclusive option clears the others with a message, and vice versa', async () => {
  const { user } = renderScreen({ instrument: mixed, at: 'helped', draft: [] });
  const none = await screen.findByRole('checkbox', { name: 'None of these' });
  expect(none).toHaveAccessibleDescription('Clears all other choices.');
  expect(screen.getByRole('group')).toHaveAccessibleName('In the last week What helped you to rest?');
  await user.click(screen.getByRole('checkbox', { name: 'Company' }));
  await user.click(screen.getByRole('checkbox', { name: 'Music' }));
  await user.click(none);
  expect(getSavedOptions()?.[4]).toEqual([9]);
  expect(screen.getByText('No longer chosen: Music, Company')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'A walk' }));
  expect(getSavedOptions()?.[4]).toEqual([2]);
  expect(screen.getByText('No longer chosen: None of these')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'A walk' }));
  expect(getSavedOptions()?.[4]).toBeNull();
  advanceSettleTime();
  await user.click(getNext());
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/^Please choose a value before proceeding/);
  expect(screen.getByRole('checkbox', { name: 'Music' })).toHaveFocus();
});
