import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateScores, computeResult } from '#domain/scoring/result.ts';
import type { Cell } from '#domain/tables/table.ts';
import { minGroupSize } from '#research/quality/small-counts.ts';
import {
  suppressSmallGroups,
  type IdentifierCombination,
  toCombinationKey,
} from '#research/release/suppression.ts';
import { isDeterminedBy } from '#research/release/determined-levels.ts';
import { createAttemptRow, type RowContext } from '#research/release/rows.ts';
import { createAttemptsTable } from '#research/release/tables.ts';
import type { AttemptWithAnswers } from '#research/source/attempts.ts';
import { instruments } from '#tests/support/instruments.ts';
import { createRandom } from '../support/fake-data.ts';
import { raiseNorms } from '../support/change-norms.ts';

/** Random people: a few values are frequent, many are rare. */
function createCombinations(seed: number, people: number): IdentifierCombination[] {
  const random = createRandom(seed);
  const drawRare = (count: number) => Math.floor(random() ** 3 * count);
  const counts = new Map<string, number>();
  for (let person = 0; person < people; person += 1) {
    const key = JSON.stringify([
      `age ${drawRare(4)}`,
      `gender ${drawRare(2)}`,
      drawRare(4),
      `quarter ${drawRare(6)}`,
    ]);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ values: JSON.parse(key) as Cell[], count }));
}

test('every person in a release shares the released values with ten others or more', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const combinations = createCombinations(seed, 11 + seed * 7);
    const released = suppressSmallGroups(combinations);
    const groups = new Map<string, { count: number; origins: IdentifierCombination[] }>();
    for (const origin of combinations) {
      const values = released.get(toCombinationKey(origin.values)) as readonly Cell[];
      // Released values are correct.
      values.forEach((value, at) => expect([null, origin.values[at]]).toContain(value));
      const group = groups.get(toCombinationKey(values)) ?? { count: 0, origins: [] };
      group.count += origin.count;
      group.origins.push(origin);
      groups.set(toCombinationKey(values), group);
    }
    for (const { count } of groups.values()) expect(count).toBeGreaterThanOrEqual(minGroupSize);
    for (const [key, values] of suppressSmallGroups(combinations.toReversed()))
      expect(released.get(key)).toEqual(values);
  }
});

test('a suppressed value cannot be derived: the value of a few is suppressed together with another', () => {
  const few = { values: ['young', 'male'], count: 4 };
  const many = { values: ['young', 'female'], count: 30 };
  const others = { values: ['old', 'female'], count: 40 };
  const released = suppressSmallGroups([few, many, others]);
  expect(released.get(toCombinationKey(few.values))).toEqual(released.get(toCombinationKey(many.values)));
  expect(released.get(toCombinationKey(others.values))).toEqual(['old', 'female']);
});

test('each suppressed group has two different values or more, or none is known; a value that all share is released', () => {
  const generateValues = (columns: number) =>
    fc.array(fc.constantFrom('a', 'b', 'c', null), { minLength: columns, maxLength: columns });
  const generateCombination = (columns: number) =>
    fc.tuple(generateValues(columns), fc.integer({ min: 1, max: 14 }));
  const people = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.uniqueArray(generateCombination(columns), {
        selector: ([own]) => toCombinationKey(own),
        maxLength: 8,
      }),
    )
    .map((list) => list.map(([own, count]): IdentifierCombination => ({ values: own, count })))
    .filter((list) => list.reduce((sum, { count }) => sum + count, 0) >= minGroupSize);
  fc.assert(
    fc.property(people, (combinations) => {
      const released = suppressSmallGroups(combinations);
      const groups = new Map<string, IdentifierCombination[]>();
      for (const one of combinations) {
        const key = toCombinationKey(released.get(toCombinationKey(one.values)) ?? []);
        groups.set(key, [...(groups.get(key) ?? []), one]);
      }
      for (const [key, own] of groups) {
        expect(own.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(minGroupSize);
        for (const [at, cell] of (JSON.parse(key) as Cell[]).entries()) {
          const [only, ...others] = new Set(own.map((one) => one.values[at]));
          expect(cell).toBe(others.length > 0 ? null : only);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a percentile from a norm by age is suppressed together with the age', () => {
  const social = instruments.find(({ id }) => id === 'S3')?.scores[0];
  const [younger, older] = social?.report?.bands ?? [];
  if (!social || !younger?.norm || !older?.norm) throw new Error('S3 must have norms by age.');
  expect(younger.norm.mean).not.toBe(older.norm.mean);
  const value = 30;
  const createResult = (age: number) => createResultAt(social.id, value, age);
  const isPublishable = (
    part: 'level' | 'percentile',
    age: number,
    ageBand: string | null,
    daysSinceFirst = 0,
  ) =>
    isDeterminedBy(part, social, createResult(age), {
      ageBand,
      gender: 'male',
      education: 3,
      daysSinceFirst,
    });
  expect(isPublishable('percentile', 30, '26-35')).toBe(true);
  expect(isPublishable('percentile', 30, null)).toBe(false);
  // Both norms yield Low.
  expect(isPublishable('level', 30, null)).toBe(true);
  // A birthday between two attempts: people without one are suppressed too, or the suppression would reveal who turned
  // 36.
  expect([30, 36].map((age) => isPublishable('percentile', age, '26-35', 40))).toEqual([false, false]);
  expect([24, 26].map((age) => isPublishable('percentile', age, '18-25', 40))).toEqual([true, true]);
  expect(isPublishable('percentile', 44, '36-50', 40)).toBe(true);
});

test('level and percentile do not reveal a suppressed version', () => {
  const older = instruments.find(({ id }) => id === 'S4');
  if (!older) throw new Error('There is no S4.');
  const newer = raiseNorms(older, '9.9', 5);
  const table = createAttemptsTable({
    name: 'S4@9',
    instrument: newer,
    earlier: [older],
    versions: new Map(),
  });
  const answers = older.items.map(() => 2);
  const takenAt = new Date('2027-01-05T00:00:00Z');
  const createPublished = (answered: Pick<RowContext, 'version' | 'instruments'>) => {
    const result = computeResult(older, answers, { age: 30 });
    const whole = { answers, result, takenAt } as unknown as AttemptWithAnswers;
    const released = ['26-35', 'male', 3, '2027-Q1', 'en-IN', null];
    const facts = { studyId: 'p1', attempt: 1, first: takenAt, shown: released, arm: null };
    return createAttemptRow(table, whole, { ...facts, ...answered }).slice(-3);
  };
  expect(createPublished({ version: '1.1', instruments: [older] })).toEqual([20, 'Average', 39]);
  expect(createPublished({ version: null, instruments: [newer, older] })).toEqual([20, null, null]);
});

function createResultAt(score: string, value: number, age: number) {
  const instrument = instruments.find(({ id }) => id === 'S3');
  if (!instrument) throw new Error('There is no S3.');
  const result = evaluateScores(instrument, { [score]: value }, { age })[score];
  if (!result) throw new Error('The score was not found.');
  return result;
}
