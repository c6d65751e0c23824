import { expect, test } from 'vitest';
import { readAnswers } from '#contract/wire/answers.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';

test('0 and null both mean unanswered', () => {
  expect(readAnswers(anInstrument(), [1, 0, null, -0, 9])).toEqual([1, null, null, null, 9]);
  expect(readAnswers(anInstrumentOfPairs(), [0, 3, null, 4])).toEqual([null, 3, null, 4]);
});

test.each([
  { kind: 'rating', min: 0, max: 10, low: 'Not at all', high: 'Very much' } as const,
  { kind: 'analogue', low: 'Not at all', high: 'Very much' } as const,
  { kind: 'number', min: 0, max: 30, unit: 'days' } as const,
])('0 is an answer in a scale that contains 0: $kind', (scale) => {
  const numbers = anInstrument((draft) => {
    draft.scales = { own: scale };
    Object.assign(draft.items[1] ?? {}, { scale: 'own' });
  });
  expect(readAnswers(numbers, [0, 0, null, 2])).toEqual([null, 0, null, 2]);
});
