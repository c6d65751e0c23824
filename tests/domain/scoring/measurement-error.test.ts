import { describe, expect, it } from 'vitest';
import type { AgeBand, Score } from '#domain/instrument/instrument.ts';
import { computePercentile } from '#domain/scoring/percentile.ts';
import { selectBand } from '#domain/scoring/threshold-list.ts';
import { computeInterval, listReachedLevels, getStandardError } from '#domain/scoring/measurement-error.ts';
import { instruments } from '#tests/support/instruments.ts';

const scoreOf = (id: string): Score & Required<Pick<Score, 'report'>> => {
  const score = instruments.flatMap(({ scores }) => scores).find((one) => one.id === id);
  if (!score?.report) throw new Error(`${id} has no report.`);
  return { ...score, report: score.report };
};
const social = scoreOf('social');
const young = selectBand(social.report.bands, { age: 30 });
const possible = { min: 9, max: 63 };

describe('the confidence interval of a score', () => {
  it('is 28.6 to 37.4 for a social score of 33 at 30 years, the 3rd to the 45th percentile', () => {
    // 1.96 · 5 · √(1 − 0.8) = 9.8 · 0.44721 = 4.3827: 28.6173 to 37.3827.
    expect(computeInterval(social, young, 33, possible)).toEqual({ low: 28.6, high: 37.4 });
    // (28.6 − 38) / 5 = −1.88 → 0.0301; (37.4 − 38) / 5 = −0.12 → 0.4522.
    const norm = young.norm as NonNullable<AgeBand['norm']>;
    expect([computePercentile(norm, 28.6), computePercentile(norm, 37.4)]).toEqual([3, 45]);
  });

  it('is clamped to the possible scores', () => {
    // Distress: 1.96 · 7 · √0.1 = 13.72 · 0.31623 = 4.3387.
    const [distress, range] = [scoreOf('distress'), { min: 10, max: 50 }];
    const band = selectBand(distress.report.bands, { age: 30 });
    expect(computeInterval(distress, band, 10, range)).toEqual({ low: 10, high: 14.3 });
    expect(computeInterval(distress, band, 12, range)).toEqual({ low: 10, high: 16.3 });
    expect(computeInterval(distress, band, 30, range)).toEqual({ low: 25.7, high: 34.3 });
    expect(computeInterval(distress, band, 50, range)).toEqual({ low: 45.7, high: 50 });
  });

  it('is unknown without a reliability or a norm', () => {
    expect(
      computeInterval({ ...social, report: { ...social.report, reliability: null } }, young, 33, possible),
    ).toBeNull();
    expect(computeInterval(social, { ...young, norm: null }, 33, possible)).toBeNull();
  });

  it('has as many decimals as the score, and at least one', () => {
    expect(computeInterval({ ...social, decimals: 2 }, young, 33, possible)).toEqual({
      low: 28.62,
      high: 37.38,
    });
  });
});

describe('a configured standard error', () => {
  const band: AgeBand = { norm: null, levels: [{ is: '' }] };
  const rows = [
    { from: 8, value: 38.2, standardError: 5 },
    { from: 9, value: 41.4, standardError: 3.5 },
    { from: 10, value: 41.6, standardError: 2.5 },
    { from: 11, value: 63.8 },
  ];
  const tScore = {
    formula: { kind: 'table', score: 'raw', rows },
    decimals: 1,
    report: { ...social.report, standardError: { value: 4, basis: 'made up' } },
  } as const satisfies Parameters<typeof computeInterval>[0];
  const range = { min: 22.1, max: 63.8 };

  it('is that of the row, or else that of the score', () => {
    // 1.96 · 5 = 9.8; 1.96 · 3.5 = 6.86.
    expect(computeInterval(tScore, band, 38.2, range)).toEqual({ low: 28.4, high: 48 });
    expect(computeInterval(tScore, band, 41.4, range)).toEqual({ low: 34.5, high: 48.3 });
  });

  it('of the score applies to rows without one, and is clamped to the possible scores', () => {
    // 63.8 - 1.96 · 4 = 55.96.
    expect(computeInterval(tScore, band, 63.8, range)).toEqual({ low: 56, high: 63.8 });
  });

  it('is the larger one of rows that round to the same score', () => {
    // 41.4 is 41; of 41.6 it is 42.
    expect(getStandardError({ ...tScore, decimals: 0 }, band, 41)).toBe(3.5);
    const same = {
      ...tScore,
      decimals: 0,
      formula: { ...tScore.formula, rows: [rows[1]!, { ...rows[2]!, value: 41.3 }] },
    };
    expect(getStandardError(same, band, 41)).toBe(3.5);
  });

  it('takes precedence over deviation and reliability', () => {
    expect(getStandardError({ ...tScore, formula: { kind: 'sum', items: ['q1'] } }, young, 33)).toBe(4);
  });

  it('can extend below 0 if scores can', () => {
    const balance = { ...tScore, formula: { kind: 'difference', minuend: 'a', subtrahend: 'b' } } as const;
    // 1.96 · 4 = 7.84.
    expect(computeInterval(balance, band, -3, { min: -24, max: 24 })).toEqual({ low: -10.8, high: 4.8 });
    expect(computeInterval(balance, band, -20, { min: -24, max: 24 })).toEqual({ low: -24, high: -12.2 });
  });
});

describe('the other levels within the interval', () => {
  // Low up to 33, Average 34 to 43, High from 44.
  const { levels } = young;

  it('are those of the scores in it', () => {
    expect(listReachedLevels({ levels }, { low: 28.6, high: 37.4 }, 'Low')).toEqual(['Average']);
    expect(listReachedLevels({ levels }, { low: 33, high: 44 }, 'Average')).toEqual(['Low', 'High']);
    expect(listReachedLevels({ levels }, { low: 34, high: 43 }, 'Average')).toEqual([]);
  });

  it('start with the first score of a level, not between two scores', () => {
    // Scores are integers: 33 or 34, never 33.4.
    expect(listReachedLevels({ levels }, { low: 29, high: 33.4 }, 'Low')).toEqual([]);
    expect(listReachedLevels({ levels }, { low: 29, high: 34 }, 'Low')).toEqual(['Average']);
    expect(listReachedLevels({ levels }, { low: 33.1, high: 40 }, 'Average')).toEqual([]);
  });

  it('do not depend on the notation of a cut', () => {
    const below = {
      levels: [
        { below: 34, is: 'Low' as const },
        { below: 44, is: 'Average' as const },
        { is: 'High' as const },
      ],
    };
    for (const [low, high] of [
      [29, 33.4],
      [29, 34],
      [33.1, 40],
      [33, 44],
      [43.5, 47],
    ] as const) {
      const interval = { low, high };
      expect(listReachedLevels(below, interval, '')).toEqual(listReachedLevels({ levels }, interval, ''));
    }
  });

  it('are listed by name without duplicates, also if they share a word', () => {
    const named = {
      levels: [
        { upTo: 4, is: 'Low' as const, name: 'Minimal' },
        { upTo: 9, is: 'Average' as const, name: 'Mild' },
        { upTo: 14, is: 'Average' as const, name: 'Moderate' },
        { is: 'High' as const },
      ],
    };
    expect(listReachedLevels(named, { low: 4, high: 15 }, 'Mild')).toEqual(['Minimal', 'Moderate', 'High']);
  });

  it('use the decimals of a score, and omit scores without a level', () => {
    const fine = {
      levels: [{ upTo: 0.3, is: 'Low' as const }, { upTo: 1, is: '' as const }, { is: 'High' as const }],
    };
    // 0.1 · 3 is slightly above 0.3 in binary.
    expect(listReachedLevels(fine, { low: 0.1 * 3, high: 1.1 }, 'High', 1)).toEqual(['Low']);
    expect(listReachedLevels(fine, { low: 0.4, high: 0.9 }, 'High', 1)).toEqual([]);
  });
});
