import { describe, expect, test } from 'vitest';
import type { Answer } from '#domain/answers/codes.ts';
import { createDraft } from '#domain/answers/draft.ts';
import { createItemOrder } from '#domain/answers/item-order.ts';
import { getFixedPosition } from '#domain/answers/question-position.ts';
import { hasFixedItemOrder, getPosition } from '#domain/answers/get-position.ts';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { anInstrument } from '#tests/support/instrument-builder.ts';

/** q1, q2 (shown when q1 is 3 or 4), q3, q4 (shown when q3 is 1). */
const branching = anInstrument((draft) => {
  draft.items = [
    { id: 'q1', text: 'One' },
    { id: 'q2', text: 'Two', showWhen: { item: 'q1', from: 3 } },
    { id: 'q3', text: 'Three' },
    { id: 'q4', text: 'Four', showWhen: { not: { any: [{ all: [{ item: 'q3', from: 2 }] }] } } },
  ];
});

const getPositionAt = (instrument: Instrument, index: number, options: Answer[]) =>
  getPosition(instrument, { ...createDraft(instrument, 'key', new Date(0)), index, options });
const listPositions = (instrument: Instrument, options: Answer[]) =>
  instrument.items.map((_, index) => getPositionAt(instrument, index, options));

test('without conditions, shuffling and instructions, both strategies agree', () => {
  const instrument = anInstrument();
  expect(hasFixedItemOrder(instrument)).toBe(true);
  for (const index of [0, 1, 2, 3]) {
    const draft = { ...createDraft(instrument, 'key', new Date(0)), index };
    expect(getFixedPosition(draft)).toEqual(getPosition(instrument, draft));
  }
});

test.each([
  anInstrument((draft) => (draft.presentation.order = 'shuffled')),
  anInstrument((draft) => draft.items.push({ id: 'end', heading: 'The end', instruction: 'Thank you.' })),
  branching,
])('an instrument with any of them is not linear', (instrument) => {
  expect(hasFixedItemOrder(instrument)).toBe(false);
});

describe('hidden items', () => {
  test('are skipped in both directions, and questions are counted as displayed', () => {
    expect(getPositionAt(branching, 0, [1, null, null, null])).toMatchObject({
      number: 1,
      count: 3,
      after: 2,
    });
    expect(getPositionAt(branching, 2, [1, null, null, null])).toMatchObject({
      number: 2,
      count: 3,
      before: 0,
    });
    expect(getPositionAt(branching, 0, [3, null, null, null])).toMatchObject({
      number: 1,
      count: 4,
      after: 1,
    });
    expect(getPositionAt(branching, 2, [3, null, null, null])).toMatchObject({
      number: 3,
      count: 4,
      before: 1,
    });
  });

  test('an answer that can reveal items reports that while they are hidden', () => {
    expect(listPositions(branching, [1, null, 2, null]).map(({ opens }) => opens)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(listPositions(branching, [3, null, 1, null]).map(({ opens }) => opens)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('move the current question to the next visible one, or to the last', () => {
    expect(getPositionAt(branching, 1, [1, 4, null, null]).item).toBe(2);
    expect(getPositionAt(branching, 3, [1, 4, 2, 1]).item).toBe(2);
  });
});

test('an instruction has no position among the answers, and the number of the question after it', () => {
  const instrument = anInstrument((draft) => {
    const createInstruction = (id: string) => ({ id, heading: 'Now', instruction: 'Read this.' });
    draft.items = [
      createInstruction('start'),
      ...draft.items.slice(0, 2),
      createInstruction('middle'),
      ...draft.items.slice(2),
      createInstruction('end'),
    ];
  });
  const positions = listPositions(instrument, [1, 2, 3, 4]);
  expect(positions.map(({ question }) => question)).toEqual([null, 0, 1, null, 2, 3, null]);
  expect(positions.map(({ number }) => number)).toEqual([1, 1, 2, 3, 3, 4, 5]);
  expect(positions.map(({ count }) => count)).toEqual([4, 4, 4, 4, 4, 4, 4]);
});

test('shuffled items follow the order of the attempt, from its first', () => {
  const instrument = anInstrument((draft) => (draft.presentation.order = 'shuffled'));
  const order = createItemOrder(instrument, 'key');
  expect(order).not.toEqual([0, 1, 2, 3]);
  for (const [step, item] of order.entries())
    expect(getPositionAt(instrument, item, [null, null, null, null])).toMatchObject({
      item,
      question: item,
      number: step + 1,
      first: order[0],
      before: order[step - 1] ?? null,
      after: order[step + 1] ?? null,
    });
});
