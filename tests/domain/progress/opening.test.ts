import { expect, test } from 'vitest';
import type { SetRule } from '#domain/instrument/instrument.ts';
import {
  listActiveSections,
  getPrerequisites,
  type SectionInSet,
} from '#domain/progress/section-unlocking.ts';

const createSection = (id: string, set?: SetRule): SectionInSet => (set ? { id, set } : { id });
const listNeeds = (...sections: SectionInSet[]) => Object.fromEntries(getPrerequisites(sections));

test('a section requires the one before by default', () => {
  expect(listNeeds(createSection('A'), createSection('B'), createSection('C'))).toEqual({
    A: [],
    B: ['A'],
    C: ['B'],
  });
});

test('a section requires those that its file names, and none for an empty list', () => {
  expect(
    listNeeds(
      createSection('A'),
      createSection('B', { needs: [] }),
      createSection('C', { needs: ['A', 'B'] }),
    ),
  ).toEqual({
    A: [],
    B: [],
    C: ['A', 'B'],
  });
});

test('no section requires an optional one, even with several in a row', () => {
  const optional = { optional: true };
  expect(
    listNeeds(
      createSection('A'),
      createSection('B', optional),
      createSection('C', optional),
      createSection('D'),
    ),
  ).toEqual({
    A: [],
    B: ['A'],
    C: ['A'],
    D: ['A'],
  });
  expect(listNeeds(createSection('A', optional), createSection('B'))).toEqual({ A: [], B: [] });
});

test('a retired section is not offered, and no section requires it', () => {
  const sections = [createSection('A'), createSection('B', { retired: true }), createSection('C')];
  expect(listActiveSections(sections).map(({ id }) => id)).toEqual(['A', 'C']);
  expect(listNeeds(...sections)).toEqual({ A: [], C: ['A'] });
  // The check rejects it; otherwise a section could never open.
  expect(
    listNeeds(createSection('B', { retired: true }), createSection('C', { needs: ['B', 'gone'] })),
  ).toEqual({ C: [] });
});
