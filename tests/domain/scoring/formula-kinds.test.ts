import { describe, expect, it } from 'vitest';
import type { Formula, Instrument } from '#domain/instrument/instrument.ts';
import { formulas } from '#domain/scoring/formulas/index.ts';
import type { Mutable } from '#tests/support/instrument-builder.ts';
import { computeAddedScore, computeAddedRange, setValues, withScore } from './score-fixtures.ts';

/** q2 is reversed: its value is 1 + 4 - 2 = 3. Values 4, 3, 2, 1; calm 7, joy 3. */
const ans = [4, 2, 2, 1];
const all = ['q1', 'q2', 'q3', 'q4'];

/** Computed by hand: a name, a formula, and its value for the answers above. */
const worked: readonly [string, Formula, number][] = [
  // 4 + 3 + 2 + 1.
  ['sum', { kind: 'sum', items: all }, 10],
  // (4 + 3 + 2) / 3.
  ['mean', { kind: 'mean', items: ['q1', 'q2', 'q3'] }, 3],
  // 7 + 3.
  ['sum of scores', { kind: 'sumOfScores', scores: ['calm', 'joy'] }, 10],
  // 7 / 3 = 2.333…
  ['ratio', { kind: 'ratio', numerator: 'calm', denominator: 'joy' }, 2.33],
  // q1 is 4, which is at least 3.
  ['rules', { kind: 'rules', cases: [{ when: { item: 'q1', from: 3 }, value: 5 }], otherwise: 0 }, 5],
  // 2 · 4 + 0.5 · 3 - 1 · 2 = 7.5.
  ['weighted sum', { kind: 'weightedSum', items: ['q1', 'q2', 'q3'], weights: [2, 0.5, -1] }, 7.5],
  // 50 + 10 · 7.
  ['linear', { kind: 'linear', score: 'calm', a: 50, b: 10 }, 120],
  // 100 - 12.5 · 7 = 12.5.
  ['decreasing linear', { kind: 'linear', score: 'calm', a: 100, b: -12.5 }, 12.5],
  // 3 - 7.
  ['negative difference', { kind: 'difference', minuend: 'joy', subtrahend: 'calm' }, -4],
  // 4 and 3.
  ['count from a cut', { kind: 'countFrom', items: all, from: 3 }, 2],
  // 2 and 1.
  ['count up to a cut', { kind: 'countFrom', items: all, upTo: 2 }, 2],
  // 3 and 2.
  ['count between cuts', { kind: 'countFrom', items: all, from: 2, upTo: 3 }, 2],
  ['highest', { kind: 'highest', items: ['q2', 'q3', 'q4'] }, 3],
  [
    'table',
    {
      kind: 'table',
      score: 'joy',
      rows: [
        { from: 2, value: 22.1 },
        { from: 3, to: 5, value: 37.25 },
        { from: 6, to: 8, value: 63.8 },
      ],
    },
    37.25,
  ],
  // 4 · 3.
  ['product', { kind: 'product', items: ['q1', 'q2'] }, 12],
  // From 4 to 2 minutes after midnight, over midnight: 2 - 4 + 1440.
  ['time between', { kind: 'timeBetween', start: 'q1', end: 'q3' }, 1438],
  [
    'lookup',
    {
      kind: 'lookup',
      items: ['q1', 'q2'],
      rows: [
        { values: [4, 4], value: 1 },
        { values: [4, 3], value: 0.85 },
      ],
      otherwise: 0,
    },
    0.85,
  ],
  // Not (q1 up to 3): q1 is 4.
  [
    'rules with not',
    { kind: 'rules', cases: [{ when: { not: { item: 'q1', upTo: 3 } }, value: 2 }], otherwise: 0 },
    2,
  ],
];

describe('the value of each formula', () => {
  it.each(worked)('%s', (_, formula, value) => {
    expect(computeAddedScore(withScore(formula), ans)).toBe(value);
  });

  it('has a worked example', () => {
    const kinds = new Set(worked.map(([, { kind }]) => kind));
    expect(Object.keys(formulas).filter((kind) => !kinds.has(kind as Formula['kind']))).toEqual([]);
  });

  it('is exact for decimals: 0.1 + 0.2 is 0.3, ten tenths are 1', () => {
    const weights: Formula = { kind: 'weightedSum', items: ['q3', 'q4'], weights: [0.1, 0.2] };
    // 0.1 · 1 + 0.2 · 1, with enough decimals to reveal a rounding error.
    expect(computeAddedScore(withScore(weights, { decimals: 12 }), [1, 1, 1, 1])).toBe(0.3);
    const tenths = withScore(
      { kind: 'sum', items: all },
      { decimals: 12, change: setValues(0.1, 0.2, 0.3, 0.4) },
    );
    // Values 0.1 and reversed 0.1 + 0.4 - 0.4 = 0.1, 0.4, 0.4: together 1.
    expect(computeAddedScore(tenths, [1, 4, 4, 4])).toBe(1);
  });

  it('is rounded half up, below 0 too', () => {
    const createLinear = (b: number) => withScore({ kind: 'linear', score: 'joy', a: 0, b }, { decimals: 0 });
    // 3 · 0.5 = 1.5 and 3 · -0.5 = -1.5.
    expect(computeAddedScore(createLinear(0.5), ans)).toBe(2);
    expect(computeAddedScore(createLinear(-0.5), ans)).toBe(-1);
  });

  it('uses values, not codes, and reverses values', () => {
    // Values 0, 0, 1, 3. q1: code 4 is 3; q2: code 2 is 0, reversed 0 + 3 - 0 = 3.
    const instrument = withScore({ kind: 'sum', items: ['q1', 'q2'] }, { change: setValues(0, 0, 1, 3) });
    expect(computeAddedScore(instrument, ans)).toBe(6);
    // Code 3 is 1, reversed 2.
    expect(computeAddedScore(instrument, [1, 3, 1, 1])).toBe(2);
    expect(computeAddedRange(instrument)).toEqual([0, 6]);
  });

  it('of a list is the sum of the chosen options', () => {
    const instrument = withScore(
      { kind: 'sum', items: ['q3'] },
      {
        change: (draft) => {
          draft.scales = {
            places: {
              kind: 'several',
              options: [
                { code: 1, label: 'Home' },
                { code: 2, label: 'Work', value: 2.5 },
                { code: 3, label: 'Street', value: -1 },
                { code: 4, label: 'Nowhere', value: 0, alone: true },
              ],
            },
          };
          Object.assign(draft.items[2]!, { scale: 'places' });
        },
      },
    );
    // 1 (no value is 1) + 2.5.
    expect(computeAddedScore(instrument, [1, 1, [1, 2], 1])).toBe(3.5);
    expect(computeAddedScore(instrument, [1, 1, [4], 1])).toBe(0);
    // Lowest: only the street; highest: home and work.
    expect(computeAddedRange(instrument)).toEqual([-1, 3.5]);
  });
});

describe('a category', () => {
  const rules: Formula = {
    kind: 'rules',
    cases: [
      {
        when: {
          all: [
            { item: 'q1', from: 3 },
            { score: 'joy', from: 6 },
          ],
        },
        value: 3,
      },
      {
        when: {
          atLeast: 2,
          of: [
            { item: 'q1', upTo: 1 },
            { item: 'q3', upTo: 1 },
            { item: 'q4', upTo: 1 },
          ],
        },
        value: 1,
      },
      {
        when: {
          any: [
            { item: 'q2', from: 4 },
            { score: 'calm', from: 8, upTo: 8 },
          ],
        },
        value: 4,
      },
    ],
    otherwise: 2,
  };
  const instrument = withScore(rules, { decimals: 0 });

  it.each([
    ['all of several conditions', [3, 4, 3, 3], 3],
    // joy is 5, so the first case does not match.
    ['all but one of several conditions', [3, 4, 3, 2], 2],
    ['at least two of three', [1, 4, 1, 4], 1],
    ['one of three is not enough', [2, 4, 1, 4], 2],
    // q2 answered 1 counts 4: item values are reversed.
    ['any of two', [2, 1, 2, 2], 4],
    ['the first match, although a later one matches too', [4, 1, 3, 3], 3],
  ])('is determined by %s', (_, answers, value) => {
    expect(computeAddedScore(instrument, answers)).toBe(value);
  });

  it('has the range from its lowest number to its highest', () => {
    expect(computeAddedRange(instrument)).toEqual([1, 4]);
  });

  it('is not computed if one of its inputs is missing', () => {
    expect(computeAddedScore(instrument, [3, 4, 3, null])).toBeNull();
    // A rule for missing answers applies to formulas that count items, so it changes nothing here.
    const withRule = withScore(rules, { decimals: 0, missing: { atLeast: 1, rest: 'leftOut' } });
    expect(computeAddedScore(withRule, [null, 4, 3, 3])).toBeNull();
  });
});

describe('the range of each formula', () => {
  it.each<[string, Formula, [number, number] | null]>([
    // 2 · 1 - 1 · 4 = -2 to 2 · 4 - 1 · 1 = 7.
    ['weighted sum', { kind: 'weightedSum', items: ['q1', 'q3'], weights: [2, -1] }, [-2, 7]],
    // calm is 2 to 8: 100 - 12.5 · 8 = 0 to 100 - 25 = 75.
    ['decreasing linear', { kind: 'linear', score: 'calm', a: 100, b: -12.5 }, [0, 75]],
    // 2 - 8 to 8 - 2.
    ['difference', { kind: 'difference', minuend: 'calm', subtrahend: 'joy' }, [-6, 6]],
    ['count', { kind: 'countFrom', items: all, from: 3 }, [0, 4]],
    // Every answer is 1 or more.
    ['count that is always reached', { kind: 'countFrom', items: all, from: 1 }, [4, 4]],
    ['count that is never reached', { kind: 'countFrom', items: all, from: 5 }, [0, 0]],
    ['highest', { kind: 'highest', items: all }, [1, 4]],
    // joy is 2 to 8: the rows for 1 and for 9 are never used.
    [
      'non-monotonic table',
      {
        kind: 'table',
        score: 'joy',
        rows: [
          { from: 1, value: 90 },
          { from: 2, to: 4, value: 63.8 },
          { from: 5, to: 8, value: 22.1 },
          { from: 9, value: 10 },
        ],
      },
      [22.1, 63.8],
    ],
    ['table with a missing row', { kind: 'table', score: 'joy', rows: [{ from: 20, value: 1 }] }, null],
  ])('%s', (_, formula, range) => {
    expect(computeAddedRange(withScore(formula))).toEqual(range);
  });

  const addShifted = (a: number) => (draft: Mutable<Instrument>) =>
    void draft.scores.push({
      id: 'moved',
      title: 'Moved',
      decimals: 0,
      formula: { kind: 'linear', score: 'calm', a, b: 1 },
    });
  const ratio: Formula = { kind: 'ratio', numerator: 'moved', denominator: 'joy' };

  it('of a ratio with a negative numerator is the widest of all four corners', () => {
    // moved = calm - 6: -4 to 2; joy 2 to 8. Lowest -4 / 2, highest 2 / 2.
    expect(computeAddedRange(withScore(ratio, { change: addShifted(-6) }))).toEqual([-2, 1]);
  });

  it('of a ratio with a negative denominator is bounded', () => {
    // moved = calm - 10: -8 to -2; joy 2 to 8. joy / moved: 8 / -2 = -4 to 2 / -8 = -0.25.
    const below: Formula = { kind: 'ratio', numerator: 'joy', denominator: 'moved' };
    expect(computeAddedRange(withScore(below, { change: addShifted(-10) }))).toEqual([-4, -0.25]);
    // calm - 8 can be 0.
    expect(computeAddedRange(withScore(below, { change: addShifted(-8) }))).toBeNull();
  });
});
