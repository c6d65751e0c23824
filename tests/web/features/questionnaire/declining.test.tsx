import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasDraft, loadValidDraft, saveDraft } from '#api/device/drafts.ts';
import { createDraft, withAnswer, withCurrentItem } from '#domain/answers/draft.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { instruments } from '#tests/support/instruments.ts';
import {
  advanceSettleTime,
  findHeading,
  listToasts,
  renderScreen,
  stopClock,
  waitForAutoAdvance,
} from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

const optional = anInstrument((draft) => (draft.allowsMissing = true));
const findInstrument = (id: string) => instruments.find((one) => one.id === id)!;
const getDraft = (instrument: Instrument) => loadValidDraft(instrument, userid);
const getDecline = () => screen.getByRole('button', { name: 'I would rather not answer' });
const getButton = (name: string) => screen.getByRole('button', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });
const getOption = (name: string) => screen.getByRole('radio', { name });

/** Saves a draft in which questions were declined; the others have the answer 2. */
function saveDeclined(instrument: Instrument, declined: readonly number[], index: number) {
  const draft = Array.from({ length: index }, (_, at) => at).reduce(
    (current, at) =>
      declined.includes(at)
        ? withAnswer(current, at, null, new Date(), true)
        : withAnswer(current, at, 2, new Date()),
    createDraft(instrument, 'key', new Date()),
  );
  saveDraft(instrument.id, userid, withCurrentItem(draft, index, new Date()));
}

describe('a question that need not be answered', () => {
  test('moves on like an answer, and is sent as null', async () => {
    const { user, sent } = renderScreen({ instrument: optional, draft: [3, 1, 2], at: 'q3' });
    await findHeading('I laughed.');
    advanceSettleTime();
    await user.click(getDecline());
    expect(getDecline()).toHaveAttribute('aria-pressed', 'true');
    expect(getOption('Sometimes')).not.toBeChecked();
    expect(await findHeading('I enjoyed a meal.')).toHaveFocus();
    expect(getDecline()).toHaveAttribute('aria-pressed', 'false');
    advanceSettleTime();
    await user.click(getOption('Often'));
    await user.click(getButton('Finish'));
    await waitFor(() => expect(listToasts('success')).toHaveLength(1));
    expect((await sent()).map(({ ans }) => ans)).toEqual([[3, 1, null, 3]]);
  });

  test('is displayed as declined after Back and after a reload, and an answer takes it back', async () => {
    const { user, close } = renderScreen({ instrument: optional });
    await findHeading('I felt at ease.');
    advanceSettleTime();
    await user.click(getDecline());
    await findHeading('I felt hurried.');
    await user.click(getButton('Back'));
    await findHeading('I felt at ease.');
    expect(getDecline()).toHaveAttribute('aria-pressed', 'true');
    expect(getButton('Next')).toBeInTheDocument();
    close();
    renderScreen({ instrument: optional });
    await findHeading('I felt at ease.');
    expect(getDecline()).toHaveAttribute('aria-pressed', 'true');
    advanceSettleTime();
    await user.click(getOption('Never'));
    expect(getDecline()).toHaveAttribute('aria-pressed', 'false');
    expect(getDraft(optional)).toMatchObject({
      options: [1, null, null, null],
      declined: [false, false, false, false],
    });
  });

  test('waits for Next if auto-advance is off', async () => {
    localStorage.setItem('moveOn', 'off');
    const { user } = renderScreen({ instrument: optional });
    await findHeading('I felt at ease.');
    await user.click(getButton('Next'));
    expect(listToasts('error')).toEqual(['Please choose a value before proceeding']);
    expect(getOption('Never')).toHaveFocus();
    advanceSettleTime();
    await user.click(getDecline());
    await waitForAutoAdvance();
    expect(screen.getByText('Question 1 of 4')).toBeInTheDocument();
    expect(screen.queryByText('Please choose a value before proceeding')).toBeNull();
    await user.click(getButton('Next'));
    await findHeading('I felt hurried.');
  });

  test('a double tap declines one question, not two', async () => {
    renderScreen({ instrument: optional });
    await findHeading('I felt at ease.');
    advanceSettleTime();
    fireEvent.click(getDecline());
    await findHeading('I felt hurried.');
    stopClock();
    fireEvent.click(getDecline());
    expect(getDecline()).toHaveAttribute('aria-pressed', 'false');
    expect(getDraft(optional)?.declined).toEqual([true, false, false, false]);
  });

  test('at the end the number of declined questions is in view, and is no reproach', async () => {
    saveDeclined(optional, [0], 3);
    const { user } = renderScreen({ instrument: optional });
    await findHeading('I enjoyed a meal.');
    expect(queryButton('Finish')).toBeNull();
    expect(screen.queryByText(/not answered/)).toBeNull();
    advanceSettleTime();
    await user.click(getOption('Often'));
    expect(screen.getByRole('status')).toHaveTextContent('1 question not answered. That is okay.');
    await user.click(getDecline());
    expect(screen.getByRole('status')).toHaveTextContent('2 questions not answered. That is okay.');
    expect(getButton('Finish')).toBeInTheDocument();
  });

  test('every question can be declined', async () => {
    saveDeclined(optional, [0, 1, 2], 3);
    const { user, sent } = renderScreen({ instrument: optional });
    await findHeading('I enjoyed a meal.');
    advanceSettleTime();
    await user.click(getDecline());
    await user.click(getButton('Finish'));
    await findHeading('/quietFeedback');
    expect((await sent()).map(({ ans }) => ans)).toEqual([[null, null, null, null]]);
  });

  test('declined questions alone are an assessment to continue', () => {
    saveDeclined(optional, [0, 1], 2);
    expect(hasDraft([optional], userid)).toBe(true);
    renderScreen({ instrument: optional, path: '/quietPage' });
    expect(screen.getByRole('link', { name: 'Continue · 3 of 4' })).toBeInTheDocument();
  });

  test('a question without an answer that was not declined is asked again, not sent', async () => {
    saveDeclined(optional, [0], 3);
    const damaged = getDraft(optional)!;
    saveDraft(optional.id, userid, { ...damaged, options: [null, 99, 2, 4] });
    const { user, sent } = renderScreen({ instrument: optional });
    await findHeading('I enjoyed a meal.');
    await user.click(getButton('Finish'));
    await findHeading('I felt hurried.');
    expect(await sent()).toEqual([]);
  });

  test('the intro says so, with the effect on results', () => {
    const { close } = renderScreen({ instrument: optional, path: '/quietPage' });
    expect(
      screen.getByText(
        /^You may leave a question out\. Then a result that needs this answer is not calculated/,
      ),
    ).toBeInTheDocument();
    close();
    const ruled = anInstrument((draft) => {
      draft.allowsMissing = true;
      if (draft.scores[0]) draft.scores[0].missing = { atLeast: 1, rest: 'ownMean' };
    });
    renderScreen({ instrument: ruled, path: '/quietPage' });
    expect(
      screen.getByText('You may leave a question out. Answer most of them, so that you get a result.'),
    ).toBeInTheDocument();
  });
});

test('a card can be declined, and the slider is then not answered', async () => {
  const social = findInstrument('S3');
  const { user } = renderScreen({ instrument: social, draft: [2], at: 'so1' });
  await findHeading('Card 1 of 9');
  const slider = await screen.findByRole('slider');
  expect(slider).toHaveAttribute('aria-valuetext', 'B, Like this, first statement');
  advanceSettleTime();
  await user.click(getDecline());
  expect(slider).toHaveAttribute('aria-valuetext', 'not answered');
  await user.click(getButton('Next'));
  expect(await findHeading('Card 2 of 9')).toHaveFocus();
});

test('distress needs every answer', async () => {
  renderScreen({ instrument: findInstrument('S4') });
  await screen.findAllByRole('radio');
  expect(queryButton('I would rather not answer')).toBeNull();
});
