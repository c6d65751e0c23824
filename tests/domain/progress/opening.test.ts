import { expect, test } from 'vitest';
import type { SetRule } from '#domain/instrument/instrument.ts';
import { listActive, getNeeds, type SectionInSet } from '#domain/progress/opening.ts';

const section = (id: string, set?: SetRule): SectionInSet => (set ? { id, set } : { id });
const needs = (...sections: SectionInSet[]) => Object.fromEntries(getNeeds(sections));

test('a section opens after the one before where its file says nothing', () => {
  expect(needs(section('A'), section('B'), section('C'))).toEqual({ A: [], B: ['A'], C: ['B'] });
});

test('a section opens after those that its file names, and an empty list opens it at once', () => {
  expect(needs(section('A'), section('B', { needs: [] }), section('C', { needs: ['A', 'B'] }))).toEqual({
    A: [],
    B: [],
    C: ['A', 'B'],
  });
});

test('nothing waits for an optional section, also where several follow each other', () => {
  const optional = { optional: true };
  expect(needs(section('A'), section('B', optional), section('C', optional), section('D'))).toEqual({
    A: [],
    B: ['A'],
    C: ['A'],
    D: ['A'],
  });
  expect(needs(section('A', optional), section('B'))).toEqual({ A: [], B: [] });
});

test('a retired section is asked of nobody, and nothing waits for it', () => {
  const sections = [section('A'), section('B', { retired: true }), section('C')];
  expect(listActive(sections).map(({ id }) => id)).toEqual(['A', 'C']);
  expect(needs(...sections)).toEqual({ A: [], C: ['A'] });
  // The check refuses it; a person must not stand before a door that never opens.
  expect(needs(section('B', { retired: true }), section('C', { needs: ['B', 'gone'] }))).toEqual({ C: [] });
});
