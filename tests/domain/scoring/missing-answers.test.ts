import { describe, expect, it } from 'vitest';
import type { Formula, MissingRule } from '#domain/instrument/instrument.ts';
import { computeAddedScore, computeAddedRange, setValues, withScore } from './score-fixtures.ts';

const all = ['q1', 'q2', 'q3', 'q4'];
const sum: Formula = { kind: 'sum', items: all };
const createMeanRule = (atLeast: number): MissingRule => ({ atLeast, rest: 'ownMean' });
const createOmitRule = (atLeast: number): MissingRule => ({ atLeast, rest: 'leftOut' });
/** Values 4, 3 (reversed), and two missing answers. */
const half = [4, 2, null, null];

describe('missing answers', () => {
  it.each<[string, Formula, MissingRule, number | null]>([
    // (4 + 3) / 2 = 3.5 for each missing answer: 4 + 3 + 3.5 + 3.5.
    ["are replaced by the person's mean in a sum", sum, createMeanRule(2), 14],
    ['are omitted from a sum', sum, createOmitRule(2), 7],
    ['are too many: three answers are required', sum, createMeanRule(3), null],
    ['are too many to omit', sum, createOmitRule(3), null],
    ['do not change a mean that replaces them', { kind: 'mean', items: all }, createMeanRule(2), 3.5],
    ['are omitted from a mean', { kind: 'mean', items: all }, createOmitRule(2), 3.5],
    // 1 · 4 + 2 · 3 + 10 · 3.5 + 100 · 3.5.
    [
      'have their own weight',
      { kind: 'weightedSum', items: all, weights: [1, 2, 10, 100] },
      createMeanRule(2),
      395,
    ],
    // 4, 3, and 3.5 twice: all but the 3.
    ['count at a cut like their mean', { kind: 'countFrom', items: all, from: 3.5 }, createMeanRule(2), 3],
    ['are not counted at a cut', { kind: 'countFrom', items: all, upTo: 4 }, createOmitRule(2), 2],
    ['are never the highest', { kind: 'highest', items: all }, createMeanRule(2), 4],
  ])('%s', (_, formula, missing, value) => {
    expect(computeAddedScore(withScore(formula, { missing }), half)).toBe(value);
  });

  it('remove their own weights', () => {
    const weighted: Formula = { kind: 'weightedSum', items: all, weights: [1, 2, 10, 100] };
    // q1 is missing: 2 · 3 + 10 · 1 + 100 · 2, not 1 · 3 + 2 · 1 + 10 · 2.
    expect(computeAddedScore(withScore(weighted, { missing: createOmitRule(3) }), [null, 2, 1, 2])).toBe(216);
  });

  it('without a rule leave the score undefined, and without any answer always', () => {
    expect(computeAddedScore(withScore(sum), [4, 2, 1, null])).toBeNull();
    expect(
      computeAddedScore(withScore(sum, { missing: createOmitRule(1) }), [null, null, null, null]),
    ).toBeNull();
  });

  it('are exact: three times a third has no remainder', () => {
    // Values 4, 3, 3: mean 10/3; 10 + 10/3 = 13.33.
    expect(computeAddedScore(withScore(sum, { missing: createMeanRule(3) }), [4, 2, 3, null])).toBe(13.33);
  });
});

describe('the range of a score with missing answers', () => {
  it.each<[string, Formula, MissingRule, [number, number]]>([
    // All at 1 or all at 4: the person's mean changes nothing.
    ["a sum with the person's mean", sum, createMeanRule(1), [4, 16]],
    // Two answers at 1 to four at 4.
    ['a sum that omits them', sum, createOmitRule(2), [2, 16]],
    ['a mean that omits them', { kind: 'mean', items: all }, createOmitRule(2), [1, 4]],
    // All values are at least 1, but two can be omitted.
    ['a count that omits them', { kind: 'countFrom', items: all, from: 1 }, createOmitRule(2), [2, 4]],
    // 3 · 1 alone, or -1 · 4 alone if one answer is enough; at most 3 · 4 alone.
    [
      'negative and positive weights',
      { kind: 'weightedSum', items: ['q1', 'q3'], weights: [3, -1] },
      createOmitRule(1),
      [-4, 12],
    ],
  ])('%s', (_, formula, missing, range) => {
    expect(computeAddedRange(withScore(formula, { missing }))).toEqual(range);
  });

  it('includes the case that only the lowest answers are given', () => {
    // q1 counts 10 to 40 by its own scale, the others 1 to 4. With one of two answers the mean replaces the other: 1 + 1
    // = 2 to 40 + 40 = 80.
    const instrument = withScore(
      { kind: 'sum', items: ['q1', 'q3'] },
      {
        missing: createMeanRule(1),
        change: (draft) => {
          draft.scales = {
            tens: {
              kind: 'choice',
              options: [10, 20, 30, 40].map((value, at) => ({ code: at + 1, value, label: `${value}` })),
            },
          };
          Object.assign(draft.items[0]!, { scale: 'tens' });
        },
      },
    );
    expect(computeAddedRange(instrument)).toEqual([2, 80]);
  });
});

describe('a hidden question', () => {
  /** q4 is visible from "Often" (3) on in q3; q3 from "Often" on in q1. */
  const createNested = (hiddenValue: number) =>
    withScore(sum, {
      missing: createMeanRule(3),
      change: (draft) => {
        setValues(0, 1, 2, 3)(draft);
        Object.assign(draft.items[2]!, { showWhen: { item: 'q1', from: 3 }, hiddenValue: 0 });
        Object.assign(draft.items[3]!, { showWhen: { item: 'q3', from: 3 }, hiddenValue });
      },
    });

  it('counts as its file says, and is not missing', () => {
    // q1 = 1, q2 reversed = 3 - 1 = 2; q3 hidden 0; q4 hidden with it 7.
    expect(computeAddedScore(createNested(7), [2, 2, null, null])).toBe(10);
    // Visible and unanswered, it is missing: values 3, 2, 2 and their mean 7/3.
    expect(computeAddedScore(createNested(7), [4, 2, 3, null])).toBe(9.33);
  });

  it('widens the range of a score', () => {
    // Values 0 to 3 each; q4 hidden counts 7: 3 + 3 + 3 + 7. With q1 missing and 3, 3, 7 given: 13 · 4/3 = 17.33.
    expect(computeAddedRange(createNested(7))).toEqual([0, 17.33]);
    expect(computeAddedRange(createNested(0))).toEqual([0, 12]);
  });
});
