import { expect, test } from 'vitest';
import type { SetRule } from '#domain/instrument/instrument.ts';
import { listActive, getNeeds, type SectionInSet } from '#domain/progress/opening.ts';

const section = (id: string, set?: SetRule): SectionInSet => (set ? { id, set } : { id });
const needs = (...sections: SectionInSet[]) => Object.fromEntries(getNeeds(sections));

test('a section requires the one before by default', () => {
  expect(needs(section('A'), section('B'), section('C'))).toEqual({ A: [], B: ['A'], C: ['B'] });
});

test('a section requires those that its file names, and none for an empty list', () => {
  expect(needs(section('A'), section('B', { needs: [] }), section('C', { needs: ['A', 'B'] }))).toEqual({
    A: [],
    B: [],
    C: ['A', 'B'],
  });
});

test('no section requires an optional one, even with several in a row', () => {
  const optional = { optional: true };
  expect(needs(section('A'), section('B', optional), section('C', optional), section('D'))).toEqual({
    A: [],
    B: ['A'],
    C: ['A'],
    D: ['A'],
  });
  expect(needs(section('A', optional), section('B'))).toEqual({ A: [], B: [] });
});

test('a retired section is not offered, and no section requires it', () => {
  const sections = [section('A'), section('B', { retired: true }), section('C')];
  expect(listActive(sections).map(({ id }) => id)).toEqual(['A', 'C']);
  expect(needs(...sections)).toEqual({ A: [], C: ['A'] });
  // The check rejects it; otherwise a section could never open.
  expect(needs(section('B', { retired: true }), section('C', { needs: ['B', 'gone'] }))).toEqual({ C: [] });
});
