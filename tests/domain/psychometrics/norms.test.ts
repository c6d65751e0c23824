import { describe, expect, test } from 'vitest';
import { proposeCuts } from '#domain/psychometrics/cut-scores.ts';
import { createNormsProposal } from '#domain/psychometrics/norms-proposal.ts';

const possible = { min: 0, max: 40, decimals: 0 };
const repeat = (count: number, value: number) => Array.from({ length: count }, () => value);
/** 1 to 30, each once: mean 15.5, squared distances 30 · (900 − 1) / 12 = 2247.5, deviation √77.5 = 8.80. */
const oneToThirty = Array.from({ length: 30 }, (_, at) => at + 1);

describe('proposed cuts', () => {
  test('one deviation to either side: 15.5 ± 8.80 is 6.70 and 24.30, rounded down to scores', () => {
    expect(proposeCuts(oneToThirty, 'deviation', possible)).toEqual({
      low: 6,
      average: 24,
      shares: [6 / 30, 18 / 30, 6 / 30],
    });
  });

  test('three equal parts: ranks 1 + 29/3 and 1 + 58/3 are 10.67 and 20.33', () => {
    expect(proposeCuts(oneToThirty, 'terciles', possible)).toMatchObject({
      low: 10,
      average: 20,
      shares: [10 / 30, 10 / 30, 10 / 30],
    });
  });

  test('percentiles 16 and 84: ranks 1 + 4.64 and 1 + 24.36 are 5.64 and 25.36', () => {
    expect(proposeCuts(oneToThirty, 'percentiles', possible)).toMatchObject({ low: 5, average: 25 });
  });

  test('have the decimals of the score, and a cut that is a score is unchanged', () => {
    const tenths = oneToThirty.map((score) => score / 10);
    expect(proposeCuts(tenths, 'terciles', { min: 0, max: 4, decimals: 1 })).toMatchObject({
      low: 1,
      average: 2,
    });
    // 29 · share of 0.1 to 3: with 31 scores the thirds are exactly 1.1 and 2.1.
    const exact = Array.from({ length: 31 }, (_, at) => (at + 1) / 10);
    expect(proposeCuts(exact, 'terciles', { min: 0, max: 4, decimals: 1 })).toMatchObject({
      low: 1.1,
      average: 2.1,
    });
  });

  test('are correct despite binary rounding: 0.29 times 100 is 28.999…', () => {
    const hundredths = [...repeat(13, 0.29), ...repeat(12, 0.5), ...repeat(11, 0.8)];
    expect(proposeCuts(hundredths, 'terciles', { min: 0, max: 1, decimals: 2 })).toMatchObject({
      low: 0.29,
      average: 0.5,
    });
  });

  test('are not proposed if High would be empty: two thirds have the highest score', () => {
    const scores = [...repeat(11, 10), ...repeat(22, 40)];
    expect(proposeCuts(scores, 'terciles', possible)).toMatchObject({
      reason: expect.stringMatching(/leave one level/),
    });
  });

  test('are not proposed below 30 complete cases', () => {
    expect(proposeCuts(oneToThirty.slice(1), 'terciles', possible)).toEqual({
      reason: 'Cut scores need at least 30 complete cases; there are 29. Collect more data, or merge bands.',
    });
  });

  test.each([
    ['all scores are equal', repeat(30, 7), /equal/],
    ['nearly all have the highest score', [...repeat(28, 40), 20, 19], /leave one level/],
    ['nearly all have the lowest score', [...repeat(28, 0), 1, 2], /leave one level/],
  ])('are not proposed if %s', (_, scores, reason) => {
    expect(proposeCuts(scores, 'deviation', possible)).toMatchObject({
      reason: expect.stringMatching(reason),
    });
  });
});

describe('proposed norms', () => {
  test('contain the figures of one group, without scores that could not be computed', () => {
    const people = oneToThirty.map((score) => [score, score]);
    const proposal = createNormsProposal(
      {
        scores: [...oneToThirty.map((score) => 2 * score), null],
        items: [...people, [3, null]],
        possible: { ...possible, max: 80 },
      },
      'deviation',
    );
    expect(proposal).toMatchObject({ n: 30, mean: { value: 31 }, reliability: { items: 2, cases: 30 } });
    expect(proposal.sd.value).toBeCloseTo(2 * Math.sqrt(77.5), 10);
    // Two equal items: alpha 1, so there is no error.
    expect(proposal.sem.value).toBeCloseTo(0, 6);
    expect(proposal.cuts).toMatchObject({ low: 13, average: 48 });
    expect(proposal.items).toHaveLength(2);
  });

  test('of an empty group contain no figure, and never NaN', () => {
    const { mean, sd, sem, reliability } = createNormsProposal(
      { scores: [], items: [], possible },
      'terciles',
    );
    expect([mean, sd, sem, reliability.alpha].map(({ value }) => value)).toEqual([null, null, null, null]);
  });
});
