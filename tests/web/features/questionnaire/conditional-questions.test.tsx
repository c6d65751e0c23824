import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadValidDraft, saveDraft } from '#api/device/drafts.ts';
import { type Draft, createDraft, withAnswer } from '#domain/answers/draft.ts';
import { createItemOrder } from '#domain/answers/item-order.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { findHeading, renderScreen, waitForAutoAdvance, advanceSettleTime } from './render-screen.tsx';

vi.mock('#ui/toast/toast.tsx', () => ({
  notify: { success: vi.fn(), info: vi.fn(), error: vi.fn() },
}));
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

/** 'I felt hurried.' is visible for often or always at ease, 'I enjoyed a meal.' for the same answers to laughing. */
const branching = anInstrument((draft) => {
  const [, second, , fourth] = draft.items;
  if (!second || !fourth) throw new Error('The fixture must have four items.');
  second.showWhen = { item: 'q1', from: 3 };
  fourth.showWhen = { item: 'q3', from: 3 };
});
const shuffled = anInstrument((draft) => (draft.presentation.order = 'shuffled'));

const getDraft = (instrument: Instrument) => loadValidDraft(instrument, userid);
const queryButton = (name: string) => screen.queryByRole('button', { name });
const getButton = (name: string) => screen.getByRole('button', { name });
const getOption = (name: string) => screen.getByRole('radio', { name });
const dispatchStorageEvent = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'T1' })));

describe('questions with a condition', () => {
  test('are skipped in both directions, and not counted', async () => {
    const { user } = renderScreen({ instrument: branching });
    await findHeading('I felt at ease.');
    expect(screen.getByText('Question 1 of 2')).toBeInTheDocument();
    advanceSettleTime();
    await user.click(getOption('Never'));
    expect(await findHeading('I laughed.')).toHaveFocus();
    expect(screen.getByText('Question 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '2');
    await user.click(getButton('Back'));
    await findHeading('I felt at ease.');
    advanceSettleTime();
    await user.click(getOption('Always'));
    expect(await findHeading('I felt hurried.')).toHaveFocus();
    expect(screen.getByText('Question 2 of 3')).toBeInTheDocument();
  });

  test('an answer that hides one keeps its answer, but does not send it', async () => {
    const { user, sent } = renderScreen({ instrument: branching, draft: [4, 2, 1], at: 'q1' });
    await findHeading('I felt at ease.');
    advanceSettleTime();
    await user.click(getOption('Never'));
    await findHeading('I laughed.');
    expect(getDraft(branching)?.options).toEqual([1, 2, 1, null]);
    await user.click(getButton('Finish'));
    await findHeading('/quietFeedback');
    expect((await sent()).map(({ ans }) => ans)).toEqual([[1, null, 1, null]]);
  });

  test('whether a question is the last one is determined by its answer', async () => {
    localStorage.setItem('moveOn', 'off');
    const { user } = renderScreen({ instrument: branching, draft: [1], at: 'q3' });
    await findHeading('I laughed.');
    expect(queryButton('Next')).toBeInTheDocument();
    expect(queryButton('Finish')).toBeNull();
    advanceSettleTime();
    await user.click(getOption('Never'));
    expect(queryButton('Finish')).toBeInTheDocument();
    expect(queryButton('Next')).toBeNull();
    await user.click(getOption('Always'));
    expect(queryButton('Finish')).toBeNull();
    expect(screen.getByText('Question 2 of 3')).toBeInTheDocument();
    await user.click(getButton('Next'));
    expect(await findHeading('I enjoyed a meal.')).toBeInTheDocument();
  });

  test('an answer that ends the questions does not move on automatically, one that reveals another does', async () => {
    const { user } = renderScreen({ instrument: branching, draft: [1], at: 'q3' });
    await findHeading('I laughed.');
    advanceSettleTime();
    await user.click(getOption('Never'));
    await waitForAutoAdvance();
    expect(screen.getByText('Question 2 of 2')).toBeInTheDocument();
    expect(queryButton('Finish')).toBeInTheDocument();
    await user.click(getOption('Often'));
    expect(await findHeading('I enjoyed a meal.')).toHaveFocus();
  });

  test('a question hidden by another tab is replaced by the next one', async () => {
    renderScreen({ instrument: branching, draft: [4], at: 'q2' });
    await findHeading('I felt hurried.');
    const theirs = getDraft(branching) as Draft;
    saveDraft('T1', userid, { ...withAnswer(theirs, 0, 1, new Date()), key: 'theirs' });
    dispatchStorageEvent();
    expect(await findHeading('I laughed.')).toHaveFocus();
  });

  test('a rejected answer is displayed, with the number of the visible question', async () => {
    const refusal = {
      status: 422,
      body: { code: 'answers-invalid', message: 'Question 3 has no answer.', positions: [2] },
    };
    const { user } = renderScreen({
      instrument: branching,
      draft: [1, null, 4, 2],
      at: 'q4',
      submissions: [refusal],
    });
    await findHeading('I enjoyed a meal.');
    await user.click(getButton('Finish'));
    await findHeading('I laughed.');
    expect(await screen.findByText('Please look at this question again.')).toBeInTheDocument();
    expect(screen.queryByText('Question 3 has no answer.')).toBeNull();
    expect(screen.getByText('Question 2 of 3')).toBeInTheDocument();
  });

  test('the intro and the device use the number of the visible question', async () => {
    const { user, close } = renderScreen({ instrument: branching, draft: [1], at: 'q3' });
    await findHeading('I laughed.');
    advanceSettleTime();
    await user.click(getOption('Always'));
    await findHeading('I enjoyed a meal.');
    expect(getDraft(branching)).toMatchObject({ index: 3, shownAs: [3, 3] });
    close();
    renderScreen({ instrument: branching, path: '/quietPage' });
    expect(await screen.findByRole('link', { name: 'Continue · 3 of 3' })).toBeInTheDocument();
  });
});

describe('a shuffled questionnaire', () => {
  const texts = shuffled.items.map((item) => ('text' in item ? item.text : ''));

  test('is displayed in the order of the attempt, after a reload too, and sent in the order of the file', async () => {
    const first = renderScreen({ instrument: shuffled });
    await screen.findByText('Question 1 of 4');
    advanceSettleTime();
    await first.user.click(getOption('Often'));
    await screen.findByText('Question 2 of 4');
    first.close();

    const order = createItemOrder(shuffled, getDraft(shuffled)?.attempt ?? '');
    expect(getDraft(shuffled)?.options[order[0] ?? -1]).toBe(3);
    const { user, sent } = renderScreen({ instrument: shuffled });
    for (const [step, item] of order.entries()) {
      if (step === 0) continue;
      expect(await findHeading(texts[item] ?? '')).toBeInTheDocument();
      expect(screen.getByText(`Question ${step + 1} of 4`)).toBeInTheDocument();
      screen.getByRole('heading', { level: 1 }).focus();
      await user.keyboard(String(step));
      if (step < 3) await screen.findByText(`Question ${step + 2} of 4`);
    }
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    await findHeading('/quietFeedback');
    const expected = [0, 1, 2, 3].map((item) => order.indexOf(item) || 3);
    expect((await sent()).map(({ ans }) => ans)).toEqual([expected]);
  });

  test('opens at the first question of its new order after a restart', async () => {
    saveDraft('T1', userid, withAnswer(createDraft(shuffled, 'old', new Date()), 0, 1, new Date()));
    const { user } = renderScreen({ instrument: shuffled, path: '/quietPage' });
    await user.click(await screen.findByRole('button', { name: 'Start again' }));
    const [, restart] = screen.getAllByRole('button', { name: 'Start again', hidden: true });
    await user.click(restart as HTMLElement);
    expect(await screen.findByText('Question 1 of 4')).toBeInTheDocument();
  });
});
