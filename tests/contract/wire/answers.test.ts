import { expect, test } from 'vitest';
import { readAnswers } from '#contract/wire/answers.ts';
import { anInstrument, anInstrumentOfPairs } from '#tests/support/instrument-builder.ts';

test('0 and null both mean unanswered', () => {
  expect(readAnswers(anInstrument(), [1, 0, null, -0, 9])).toEqual([1, null, null, null, 9]);
  expect(readAnswers(anInstrumentOfPairs(), [0, 3, null, 4])).toEqual([null, 3, null, 4]);
});

test('0 is an answer where the scale has that code', () => {
  const fromZero = anInstrument((draft) => {
    if (draft.scale.kind === 'choice') draft.scale.options.push({ code: 0, label: 'Not at all' });
  });
  expect(readAnswers(fromZero, [1, 0, null])).toEqual([1, 0, null]);
});
