import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/answers/codes.ts';
import { findUsableDraft, createDraft, parseDrafts, withAnswer, withDraft } from '#domain/answers/draft.ts';
import { mergeDrafts } from '#domain/answers/merge-drafts.ts';
import { createItemOrder } from '#domain/answers/item-order.ts';
import { findVisibleQuestions, withoutHiddenAnswers } from '#domain/answers/visible-items.ts';
import type { AnswerCondition } from '#domain/instrument/instrument.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

const listScale = {
  kind: 'several' as const,
  options: [1, 2, 3].map((code) => ({ code, label: `Place ${code}` })),
};
/** q1 is a list; q4 has the condition. */
const createWithCondition = (showWhen: AnswerCondition, q3?: AnswerCondition) =>
  anInstrument((draft) => {
    draft.scales = { places: JSON.parse(JSON.stringify(listScale)) };
    Object.assign(draft.items[0]!, { scale: 'places', reverse: undefined });
    Object.assign(draft.items[2]!, { showWhen: q3 && JSON.parse(JSON.stringify(q3)) });
    Object.assign(draft.items[3]!, { showWhen: JSON.parse(JSON.stringify(showWhen)) });
  });
const isLastVisible = (showWhen: AnswerCondition, ans: readonly Answer[]) =>
  findVisibleQuestions(createWithCondition(showWhen), ans)[3];

describe('a question with a condition is asked', () => {
  const q2: AnswerCondition = { item: 'q2', from: 2, upTo: 3 };
  const q3: AnswerCondition = { item: 'q3', is: 4 };
  it.each<[string, AnswerCondition, readonly Answer[], boolean]>([
    ['within both limits', q2, [[1], 3, 1, null], true],
    ['not outside them', q2, [[1], 4, 1, null], false],
    ['not while its condition is unanswered', q2, [[1], null, 1, null], false],
    ['if all match', { all: [q2, q3] }, [[1], 2, 4, null], true],
    ['not if one of all does not match', { all: [q2, q3] }, [[1], 2, 3, null], false],
    ['if any matches', { any: [q2, q3] }, [[1], 4, 4, null], true],
    ['not if none matches', { any: [q2, q3] }, [[1], 4, 3, null], false],
    ['if the other one does not match', { not: q3 }, [[1], 1, 3, null], true],
    ['for "not" also while that is unanswered', { not: q3 }, [[1], 1, null, null], true],
    ['if a list contains a code', { item: 'q1', includes: 2 }, [[1, 2], 1, 1, null], true],
    ['not if a list contains others', { item: 'q1', includes: 2 }, [[1, 3], 1, 1, null], false],
  ])('%s', (_, condition, ans, isVisible) => {
    expect(isLastVisible(condition, ans)).toBe(isVisible);
  });

  it('not after a hidden question in its condition, whatever answer is stored for it', () => {
    const chain = createWithCondition({ item: 'q3', from: 3 }, { item: 'q2', from: 3 });
    expect(findVisibleQuestions(chain, [[1], 3, 4, null])).toEqual([true, true, true, true]);
    expect(findVisibleQuestions(chain, [[1], 2, 4, 1])).toEqual([true, true, false, false]);
    expect(withoutHiddenAnswers(chain, [[1], 2, 4, 1])).toEqual([[1], 2, null, null]);
  });
});

describe('a shuffled order', () => {
  const shuffled = anInstrument((draft) => {
    draft.presentation.order = 'shuffled';
    const more = Array.from({ length: 8 }, (_, at) => ({ id: `m${at}`, text: 'More.' }));
    draft.items.push({ id: 'part2', heading: 'Part two', instruction: 'Now others.' }, ...more);
  });

  it('is the same for one attempt, and differs between attempts', () => {
    expect(createItemOrder(shuffled, 'attempt 1')).toEqual(createItemOrder(shuffled, 'attempt 1'));
    const orders = Array.from({ length: 20 }, (_, at) => createItemOrder(shuffled, `attempt ${at}`).join());
    expect(new Set(orders).size).toBeGreaterThan(15);
  });

  it('keeps each block, and the instruction between blocks', () => {
    for (let at = 0; at < 20; at += 1) {
      const order = createItemOrder(shuffled, `attempt ${at}`);
      expect(order.slice(0, 4).toSorted()).toEqual([0, 1, 2, 3]);
      expect(order[4]).toBe(4);
      expect(order.slice(5).toSorted((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });

  it('moves every question of a block to every position', () => {
    const firsts = Array.from({ length: 60 }, (_, at) => createItemOrder(shuffled, `attempt ${at}`)[0]);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('is that of the file without shuffling', () => {
    expect(createItemOrder(anInstrument(), 'attempt 1')).toEqual([0, 1, 2, 3]);
  });
});

describe('a draft with a list of codes', () => {
  const instrument = createWithCondition({ item: 'q2', from: 2 });
  const now = new Date('2026-11-22T06:30:00.000Z');
  const later = new Date('2026-11-22T06:31:00.000Z');
  const draft = withAnswer(createDraft(instrument, 'k1', now), 0, [1, 3], now);
  const reload = (answer: unknown) => {
    const text = JSON.stringify(
      withDraft({}, '7', { ...draft, options: [answer as Answer, null, null, null] }),
    );
    return findUsableDraft(parseDrafts(text), '7', instrument)?.options[0] ?? null;
  };

  it('is restored from storage', () => {
    expect(reload([1, 3])).toEqual([1, 3]);
  });

  it.each([[[]], [[3, 1]], [[1, 1]], [[9]], [1]])('changed to %j counts as unanswered', (answer) => {
    expect(reload(answer)).toBeNull();
  });

  it('of two tabs uses the newer list, and keeps the key if both are equal', () => {
    const own = withAnswer(draft, 0, [2], later);
    expect(mergeDrafts(draft, own, 'new').options[0]).toEqual([2]);
    expect(mergeDrafts(draft, withAnswer(draft, 0, [1, 3], later), 'new').key).toBe('k1');
  });
});
