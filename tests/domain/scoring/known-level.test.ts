import { describe, expect, it } from 'vitest';
import type { AgeBand, Level } from '#domain/instrument/instrument.ts';
import { findCertainLevel, getLevelName, findLevel } from '#domain/scoring/known-level.ts';

const cut = (upTo: number): AgeBand['levels'] => [
  { upTo: 4, is: 'Low', id: 'minimal', name: 'Minimal' },
  { upTo, is: 'Average', id: 'mild', name: 'Mild' },
  { upTo: 14, is: 'Average', id: 'moderate', name: 'Moderate' },
  { is: 'High' },
];
const band = (upTo: number, asks: Partial<AgeBand> = {}): AgeBand => ({
  norm: null,
  levels: cut(upTo),
  ...asks,
});
const oneForAll = { bands: [band(9, { from: 18, to: null })] };
const byGender = { bands: [band(7, { gender: 'female' }), band(9)] };
const byAge = { bands: [band(9, { from: 18, to: 35 }), band(11, { from: 36, to: null })] };
const idOf = (...args: Parameters<typeof findLevel>) => findLevel(...args).id;

describe('the level of a score by name', () => {
  it('is told from the score alone where one band is for all', () => {
    expect(findLevel(oneForAll, {}, 12, 'Average')).toMatchObject({ id: 'moderate', name: 'Moderate' });
    expect(idOf(oneForAll, {}, 5, 'Average')).toBe('mild');
  });

  it('is told from the facts of the attempt where bands ask for them', () => {
    expect(idOf(byAge, { age: 35 }, 10, 'Average')).toBe('moderate');
    expect(idOf(byAge, { age: 36 }, 10, 'Average')).toBe('mild');
    expect(idOf(byGender, { age: 30, gender: 'female' }, 8, 'Average')).toBe('moderate');
    // They did not say, as the attempt tells: anybody's band.
    expect(idOf(byGender, { age: 30, gender: null }, 8, 'Average')).toBe('mild');
  });

  it('is the word that came where nobody tells what a band asks', () => {
    expect(findLevel(byGender, { age: 30 }, 8, 'Average')).toEqual({ is: 'Average' });
    expect(findLevel(byAge, { age: null }, 10, 'Average')).toEqual({ is: 'Average' });
    expect(findCertainLevel(byGender, {}, 8)).toBeNull();
  });

  it('is certain all the same where every band says the same', () => {
    expect(idOf(byGender, {}, 12, 'Average')).toBe('moderate');
    expect(idOf(byAge, {}, 3, 'Low')).toBe('minimal');
  });

  it('is the word that came where the cuts say another', () => {
    expect(findLevel(oneForAll, { age: 30 }, 12, 'High')).toEqual({ is: 'High' });
  });

  it.each<[Level, string | undefined, string]>([
    ['Average', 'Moderate', 'Moderate'],
    ['High', undefined, 'High'],
    ['', 'Steady', 'Steady'],
    ['', undefined, ''],
  ])('of the word "%s" with the name %s reads "%s"', (is, name, words) => {
    expect(getLevelName({ is, name })).toBe(words);
  });
});
