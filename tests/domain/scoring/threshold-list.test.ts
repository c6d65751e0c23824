import { describe, expect, it } from 'vitest';
import type { AgeBand } from '#domain/instrument/instrument.ts';
import { selectBand, findThresholdValue } from '#domain/scoring/threshold-list.ts';

describe('a list of thresholds', () => {
  const colours = [{ upTo: 16, is: 'red' }, { upTo: 28, is: 'green' }, { is: 'red' }];
  const ratio = [
    { below: 1, is: 'Low' },
    { below: 1.5, is: 'Average' },
    { below: 3, is: 'High' },
    { is: '' },
  ];

  it.each([
    [10, 'red'],
    [16, 'red'],
    [16.01, 'green'],
    [17, 'green'],
    [28, 'green'],
    [29, 'red'],
    [50, 'red'],
  ])('includes the limit of "up to": %d is %s', (value, expected) => {
    expect(findThresholdValue(colours, value)).toBe(expected);
  });

  it.each([
    [0.99, 'Low'],
    [1, 'Average'],
    [1.49, 'Average'],
    [1.5, 'High'],
    [2.99, 'High'],
    [3, ''],
    [5, ''],
  ])('excludes the limit of "below": %d is "%s"', (value, expected) => {
    expect(findThresholdValue(ratio, value)).toBe(expected);
  });

  it('with one open line applies it to everything', () => {
    expect(findThresholdValue([{ is: 'green' }], -3)).toBe('green');
  });

  it('without an open end applies its last line to the rest', () => {
    expect(
      findThresholdValue(
        [
          { upTo: 3, is: 'Low' },
          { upTo: 6, is: 'High' },
        ],
        9,
      ),
    ).toBe('High');
  });

  it('without lines is an error', () => {
    expect(() => findThresholdValue([], 1)).toThrow(
      new RangeError('A threshold list needs at least one entry.'),
    );
  });
});

describe('bands by gender and education', () => {
  const createConditionedBand = (more: Partial<AgeBand>): AgeBand => ({ norm: null, levels: [], ...more });
  const youngWomen = createConditionedBand({ gender: 'female', from: 18, to: 35 });
  const graduates = createConditionedBand({ education: [3, 4] });
  const women = createConditionedBand({ gender: 'female' });
  const general = createConditionedBand({});
  const bands = [youngWomen, graduates, women, general];

  it.each([
    [
      'the first match, although later ones match too',
      { age: 30, gender: 'female', education: 4 },
      youngWomen,
    ],
    ['one that needs only education', { age: 40, gender: 'female', education: 3 }, graduates],
    ['one that needs only gender', { age: 40, gender: 'female', education: 1 }, women],
    ['anybody', { age: 30, gender: 'male', education: 2 }, general],
    ['the general one for an unknown gender', { age: 30, gender: null, education: null }, general],
    ['one without gender, if only gender is unknown', { age: 30, education: 4 }, graduates],
  ] as const)('selects %s', (_, facts, band) => {
    expect(selectBand(bands, facts)).toBe(band);
  });
});

describe('age bands', () => {
  const createBand = (from: number, to: number | null): AgeBand => ({ from, to, norm: null, levels: [] });
  const bands = [createBand(18, 35), createBand(36, 60), createBand(61, null)];

  it.each([
    [18, 18],
    [35, 18],
    [36, 36],
    [60, 36],
    [61, 61],
    [120, 61],
    [12, 18],
  ])('at %i years the band from %i applies', (age, from) => {
    expect(selectBand(bands, { age }).from).toBe(from);
  });

  it('without an open end apply the last one to older people', () => {
    expect(selectBand([createBand(18, 35), createBand(36, 60)], { age: 80 }).from).toBe(36);
  });

  it('throw if empty', () => {
    expect(() => selectBand([], { age: 30 })).toThrow(
      new RangeError('A report needs at least one age band.'),
    );
  });
});
