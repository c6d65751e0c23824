import { describe, expect, test } from 'vitest';
import { computeAlphaFromVariances, computeAlpha } from '#domain/psychometrics/cronbach-alpha.ts';
import { computeItemStatistics } from '#domain/psychometrics/item-statistics.ts';

// Five people, three items. Variances: item 1 2, 3, 4, 3, 3 around 3: 2 / 4; item 2 2, 4, 4, 5, 5 around 4: 6 / 4;
// item 3 3, 3, 5, 4, 5 around 4: 4 / 4. Totals 7, 10, 13, 12, 13 around 11: 16 + 1 + 4 + 1 + 4 = 26 / 4.
const five = [
  [2, 2, 3],
  [3, 4, 3],
  [4, 4, 5],
  [3, 5, 4],
  [3, 5, 5],
];

describe('alpha', () => {
  test('equals the mini-HAQ example of Bland and Altman (BMJ 1997; 314: 572): 10 items, 11.16 and 77.44 give 0.95', () => {
    expect(
      computeAlphaFromVariances(
        Array.from({ length: 10 }, () => 1.116),
        77.44,
      ).value,
    ).toBeCloseTo(0.95, 2);
  });

  test('by hand: 3/2 · (1 − 3 / 6.5) = 0.8077', () => {
    const { alpha, items, cases } = computeAlpha(five);
    expect([items, cases]).toEqual([3, 5]);
    expect(alpha.value).toBeCloseTo(0.807692, 6);
  });

  test('excludes people with missing answers, and reports the number of the others', () => {
    expect(computeAlpha([...five, [1, null, 1]])).toEqual(computeAlpha(five));
  });

  test('of equal items is 1, of opposite items below 0', () => {
    expect(
      computeAlpha([
        [1, 1],
        [2, 2],
        [4, 4],
      ]).alpha.value,
    ).toBeCloseTo(1, 12);
    expect(
      computeAlpha([
        [1, 4],
        [2, 2],
        [4, 2],
      ]).alpha.value,
    ).toBeLessThan(0);
  });

  test.each([
    ['one item', [[1], [2], [3]], /two items/],
    [
      'totals that are all the same',
      [
        [1, 3],
        [3, 1],
        [2, 2],
      ],
      /total is constant/,
    ],
    ['one person', [[1, 3]], /two scores/],
    [
      'no complete case',
      [
        [1, null],
        [null, 2],
      ],
      /there are 0/,
    ],
    ['nobody', [], /there are 0/],
  ])('of %s is undefined, with the reason', (_, persons, reason) => {
    expect(computeAlpha(persons).alpha).toEqual({ value: null, reason: expect.stringMatching(reason) });
  });
});

describe('item statistics', () => {
  test('by hand: its correlation with the sum of the rest, and alpha without it', () => {
    const [first] = computeItemStatistics(five);
    // Item 1 against 5, 7, 9, 9, 10 around 8: products 3 + 0 + 1 + 0 + 0 = 4; squares 2 and 9 + 1 + 1 + 1 + 4 = 16.
    expect(first?.itemTotal.value).toBeCloseTo(4 / Math.sqrt(32), 10);
    // Items 2 and 3 alone: 2 · (1 − (1.5 + 1) / 4).
    expect(first?.alphaWithout.value).toBeCloseTo(0.75, 10);
  });

  test('an item without variance has no correlation, and of two items none is left to compare', () => {
    const [same, other] = computeItemStatistics([
      [2, 1],
      [2, 3],
    ]);
    expect(same?.itemTotal).toMatchObject({ value: null, reason: expect.any(String) });
    expect(other?.alphaWithout).toMatchObject({
      value: null,
      reason: expect.stringMatching(/two items/),
    });
  });
});
