import { t } from '#tests/support/english.ts';
import { describe, expect, it } from 'vitest';
import type { AgeBand, Level } from '#domain/instrument/instrument.ts';
import { findCertainLevel, getLevelName, findLevel } from '#domain/scoring/level.ts';

const createLevels = (upTo: number): AgeBand['levels'] => [
  { upTo: 4, is: 'Low', id: 'minimal', name: 'Minimal' },
  { upTo, is: 'Average', id: 'mild', name: 'Mild' },
  { upTo: 14, is: 'Average', id: 'moderate', name: 'Moderate' },
  { is: 'High' },
];
const createBand = (upTo: number, asks: Partial<AgeBand> = {}): AgeBand => ({
  norm: null,
  levels: createLevels(upTo),
  ...asks,
});
const oneForAll = { bands: [createBand(9, { from: 18, to: null })] };
const byGender = { bands: [createBand(7, { gender: 'female' }), createBand(9)] };
const byAge = { bands: [createBand(9, { from: 18, to: 35 }), createBand(11, { from: 36, to: null })] };
const findLevelId = (...args: Parameters<typeof findLevel>) => findLevel(...args).id;

describe('the name of a level', () => {
  it('is computed from the score if one band applies to everyone', () => {
    expect(findLevel(oneForAll, {}, 12, 'Average')).toMatchObject({ id: 'moderate', name: 'Moderate' });
    expect(findLevelId(oneForAll, {}, 5, 'Average')).toBe('mild');
  });

  it('is computed with the profile fields of the attempt if bands need them', () => {
    expect(findLevelId(byAge, { age: 35 }, 10, 'Average')).toBe('moderate');
    expect(findLevelId(byAge, { age: 36 }, 10, 'Average')).toBe('mild');
    expect(findLevelId(byGender, { age: 30, gender: 'female' }, 8, 'Average')).toBe('moderate');
    // The gender is stated as unknown, so the general band applies.
    expect(findLevelId(byGender, { age: 30, gender: null }, 8, 'Average')).toBe('mild');
  });

  it('is the received one if a needed profile field is unknown', () => {
    expect(findLevel(byGender, { age: 30 }, 8, 'Average')).toEqual({ is: 'Average' });
    expect(findLevel(byAge, { age: null }, 10, 'Average')).toEqual({ is: 'Average' });
    expect(findCertainLevel(byGender, {}, 8)).toBeNull();
  });

  it('is certain if every band yields the same', () => {
    expect(findLevelId(byGender, {}, 12, 'Average')).toBe('moderate');
    expect(findLevelId(byAge, {}, 3, 'Low')).toBe('minimal');
  });

  it('is the received one if the cuts yield another', () => {
    expect(findLevel(oneForAll, { age: 30 }, 12, 'High')).toEqual({ is: 'High' });
  });

  it.each<[Level, string | undefined, string]>([
    ['Average', 'Moderate', 'Moderate'],
    ['High', undefined, 'High'],
    ['', 'Steady', 'Steady'],
    ['', undefined, ''],
  ])('of "%s" with the name %s is "%s"', (is, name, words) => {
    expect(getLevelName(t, { is, name })).toBe(words);
  });
});
