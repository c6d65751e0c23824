import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDraft, saveDraft } from '#api/device/drafts.ts';
import { type Draft, createDraft, withAnswer } from '#domain/answers/draft.ts';
import { createOrder } from '#domain/answers/order.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { userid } from '#tests/support/harness.tsx';
import { anInstrument } from '#tests/support/instrument-builder.ts';
import { heading, inOneMoment, openScreen, pause, settle, toasts } from './render-screen.tsx';

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
  if (!second || !fourth) throw new Error('four items');
  second.showWhen = { item: 'q1', from: 3 };
  fourth.showWhen = { item: 'q3', from: 3 };
});
const shuffled = anInstrument((draft) => (draft.presentation.order = 'shuffled'));
const skippable = anInstrument((draft) => (draft.allowsMissing = true));

const kept = (instrument: Instrument) => loadDraft(instrument, userid, new Date());
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => screen.getByRole('button', { name });
const option = (name: string) => screen.getByRole('radio', { name });
const told = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'T1' })));

describe('questions with a condition', () => {
  test('are skipped in both directions, and not counted', async () => {
    const { user } = openScreen({ instrument: branching });
    await heading('I felt at ease.');
    expect(screen.getByText('Question 1 of 2')).toBeInTheDocument();
    settle();
    await user.click(option('Never'));
    expect(await heading('I laughed.')).toHaveFocus();
    expect(screen.getByText('Question 2 of 2')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '2');
    await user.click(press('Back'));
    await heading('I felt at ease.');
    settle();
    await user.click(option('Always'));
    expect(await heading('I felt hurried.')).toHaveFocus();
    expect(screen.getByText('Question 2 of 3')).toBeInTheDocument();
  });

  test('an answer that hides one keeps its answer, but does not send it', async () => {
    const { user, sent } = openScreen({ instrument: branching, draft: [4, 2, 1], at: 'q1' });
    await heading('I felt at ease.');
    settle();
    await user.click(option('Never'));
    await heading('I laughed.');
    expect(kept(branching)?.options).toEqual([1, 2, 1, null]);
    await user.click(press('Finish'));
    await heading('/quietFeedback');
    expect((await sent()).map(({ ans }) => ans)).toEqual([[1, null, 1, null]]);
  });

  test('whether a question is the last one is determined by its answer', async () => {
    localStorage.setItem('moveOn', 'off');
    const { user } = openScreen({ instrument: branching, draft: [1], at: 'q3' });
    await heading('I laughed.');
    expect(button('Next')).toBeInTheDocument();
    expect(button('Finish')).toBeNull();
    settle();
    await user.click(option('Never'));
    expect(button('Finish')).toBeInTheDocument();
    expect(button('Next')).toBeNull();
    await user.click(option('Always'));
    expect(button('Finish')).toBeNull();
    expect(screen.getByText('Question 2 of 3')).toBeInTheDocument();
    await user.click(press('Next'));
    expect(await heading('I enjoyed a meal.')).toBeInTheDocument();
  });

  test('an answer that ends the questions does not move on automatically, one that reveals another does', async () => {
    const { user } = openScreen({ instrument: branching, draft: [1], at: 'q3' });
    await heading('I laughed.');
    settle();
    await user.click(option('Never'));
    await pause();
    expect(screen.getByText('Question 2 of 2')).toBeInTheDocument();
    expect(button('Finish')).toBeInTheDocument();
    await user.click(option('Often'));
    expect(await heading('I enjoyed a meal.')).toHaveFocus();
  });

  test('a question hidden by another tab is replaced by the next one', async () => {
    openScreen({ instrument: branching, draft: [4], at: 'q2' });
    await heading('I felt hurried.');
    const theirs = kept(branching) as Draft;
    saveDraft('T1', userid, { ...withAnswer(theirs, 0, 1, new Date()), key: 'theirs' });
    told();
    expect(await heading('I laughed.')).toHaveFocus();
  });

  test('a rejected answer is displayed, with the number of the visible question', async () => {
    const refusal = {
      status: 422,
      body: { code: 'answers-invalid', message: 'Question 3 has no answer.', positions: [2] },
    };
    const { user } = openScreen({
      instrument: branching,
      draft: [1, null, 4, 2],
      at: 'q4',
      submissions: [refusal],
    });
    await heading('I enjoyed a meal.');
    await user.click(press('Finish'));
    await heading('I laughed.');
    expect(await screen.findByText('Please look at this question again.')).toBeInTheDocument();
    expect(screen.queryByText('Question 3 has no answer.')).toBeNull();
    expect(screen.getByText('Question 2 of 3')).toBeInTheDocument();
  });

  test('the intro and the device use the number of the visible question', async () => {
    const { user, close } = openScreen({ instrument: branching, draft: [1], at: 'q3' });
    await heading('I laughed.');
    settle();
    await user.click(option('Always'));
    await heading('I enjoyed a meal.');
    expect(kept(branching)).toMatchObject({ index: 3, shownAs: [3, 3] });
    close();
    openScreen({ instrument: branching, path: '/quietPage' });
    expect(await screen.findByRole('link', { name: 'Continue · 3 of 3' })).toBeInTheDocument();
  });
});

describe('a shuffled questionnaire', () => {
  const texts = shuffled.items.map((item) => ('text' in item ? item.text : ''));

  test('is displayed in the order of the attempt, after a reload too, and sent in the order of the file', async () => {
    const first = openScreen({ instrument: shuffled });
    await screen.findByText('Question 1 of 4');
    settle();
    await first.user.click(option('Often'));
    await screen.findByText('Question 2 of 4');
    first.close();

    const order = createOrder(shuffled, kept(shuffled)?.attempt ?? '');
    expect(kept(shuffled)?.options[order[0] ?? -1]).toBe(3);
    const { user, sent } = openScreen({ instrument: shuffled });
    for (const [step, item] of order.entries()) {
      if (step === 0) continue;
      expect(await heading(texts[item] ?? '')).toBeInTheDocument();
      expect(screen.getByText(`Question ${step + 1} of 4`)).toBeInTheDocument();
      screen.getByRole('heading', { level: 1 }).focus();
      await user.keyboard(String(step));
      if (step < 3) await screen.findByText(`Question ${step + 2} of 4`);
    }
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    await heading('/quietFeedback');
    const expected = [0, 1, 2, 3].map((item) => order.indexOf(item) || 3);
    expect((await sent()).map(({ ans }) => ans)).toEqual([expected]);
  });

  test('opens at the first question of its new order after a restart', async () => {
    saveDraft('T1', userid, withAnswer(createDraft(shuffled, 'old', new Date()), 0, 1, new Date()));
    const { user } = openScreen({ instrument: shuffled, path: '/quietPage' });
    await user.click(await screen.findByRole('button', { name: 'Begin anew' }));
    const [, anew] = screen.getAllByRole('button', { name: 'Begin anew', hidden: true });
    await user.click(anew as HTMLElement);
    expect(await screen.findByText('Question 1 of 4')).toBeInTheDocument();
  });
});

describe('optional questions', () => {
  test('have a Skip button; Next without an answer asks to choose or to skip', async () => {
    const { user } = openScreen({ instrument: skippable });
    await heading('I felt at ease.');
    settle();
    await user.click(press('Next'));
    expect(toasts('error')).toEqual(['Please choose an answer, or skip this question']);
    expect(screen.getByText('Please choose an answer, or skip this question')).toBeInTheDocument();
    expect(option('Never')).toHaveFocus();
    await user.click(press('Skip this question'));
    expect(await heading('I felt hurried.')).toHaveFocus();
    expect(kept(skippable)).toMatchObject({ index: 1, options: [null, null, null, null] });
  });

  test('a double tap skips one question, not two', async () => {
    openScreen({ instrument: skippable });
    await heading('I felt at ease.');
    settle();
    inOneMoment();
    fireEvent.click(press('Skip this question'));
    fireEvent.click(press('Skip this question'));
    expect(screen.getByText('Question 2 of 4')).toBeInTheDocument();
  });

  test('an answered question has no Skip button', async () => {
    openScreen({ instrument: skippable, draft: [3, 1], at: 'q2' });
    await heading('I felt hurried.');
    expect(button('Skip this question')).toBeNull();
    expect(button('Next')).toBeInTheDocument();
  });

  test('the last button says that it also sends; a skipped answer is sent as null', async () => {
    const { user, sent } = openScreen({ instrument: skippable, draft: [3, null, 2], at: 'q4' });
    await heading('I enjoyed a meal.');
    settle();
    await user.click(press('Finish'));
    expect(toasts('error')).toEqual(['Please choose an answer, or skip this question']);
    await user.click(press('Skip and finish'));
    await waitFor(() => expect(toasts('success')).toHaveLength(1));
    expect((await sent()).map(({ ans }) => ans)).toEqual([[3, null, 2, null]]);
  });

  test('the intro describes the effect on scores', () => {
    const { close } = openScreen({ instrument: skippable, path: '/quietPage' });
    expect(screen.getByText(/^You may skip questions\. A result then stays open/)).toBeInTheDocument();
    close();
    const ruled = anInstrument((draft) => {
      draft.allowsMissing = true;
      if (draft.scores[0]) draft.scores[0].missing = { atLeast: 1, rest: 'ownMean' };
    });
    openScreen({ instrument: ruled, path: '/quietPage' });
    expect(
      screen.getByText('You may skip questions. Some results need most of the answers.'),
    ).toBeInTheDocument();
  });
});
