import { expect, test } from 'vitest';
import type { Instrument } from '#domain/instrument/instrument.ts';
import { computeCardResults } from '#features/dashboard/results/card-results.ts';
import { instruments } from '#tests/support/instruments.ts';

const [psychological, emotional, , distress] = instruments as unknown as Instrument[];
const thirty = { age: 30 };
const taken = (time: string, scores: readonly (number | null)[], more = {}) => ({
  time: `${time}T06:30:00.000Z`,
  totalsum: JSON.stringify(scores),
  ...more,
});
const distressed = (score: number, level: string) => [[score], [level], ['50'], [50]];

/** The card of the distress section after these attempts, newest first. */
const afterDistress = (level: string, ...history: unknown[]) =>
  computeCardResults(distress!, distressed(20, level), history, thirty);

test('a section with a total has one line without a title', () => {
  const feedback = [[18, 25, 21, 24, 88], ['Low', 'Low', 'Low', 'Low', 'Average'], [], []];
  const { lines } = computeCardResults(
    psychological!,
    feedback,
    [taken('2026-11-01', [18, 25, 21, 24, 88])],
    thirty,
  );
  expect(lines).toEqual([{ id: 'overall', title: '', level: 'Average', name: 'Average', change: null }]);
});

test('a section with two scores has a line for each, and none for their ratio', () => {
  const feedback = [[40, 30, 0.7], ['High', 'Low', 'Low'], [], []];
  const { lines } = computeCardResults(emotional!, feedback, [], thirty);
  expect(lines.map(({ title, level }) => [title, level])).toEqual([
    ['Negative Feelings', 'High'],
    ['Positive Feelings', 'Low'],
  ]);
});

test.each([
  [20, 40, 'less'],
  [40, 20, 'more'],
  [22, 20, 'same'],
] as const)('a change from %s to %s is evaluated', (previous, current, change) => {
  const { lines } = afterDistress('High', taken('2026-11-15', [current]), taken('2026-11-01', [previous]));
  expect(lines[0]?.change).toBe(({ less: 'more', more: 'less', same: 'same' } as const)[change]);
});

test.each([
  ['closer than fourteen days', taken('2026-11-14', [40]), taken('2026-11-01', [20])],
  [
    'with other questions',
    taken('2026-11-30', [40], { version: '2.0' }),
    taken('2026-11-01', [20], { version: '1.3' }),
  ],
  ['of which one has no score', taken('2026-11-30', [40]), taken('2026-11-01', [null])],
  ['of which there is only one', taken('2026-11-30', [40])],
])('attempts %s are not compared', (_, ...history) => {
  expect(afterDistress('High', ...history).lines[0]?.change).toBeNull();
});

test('counts the attempts and returns the date of the newest', () => {
  const { attempts, last } = afterDistress('Low', taken('2026-11-15', [20]), null, taken('2026-11-01', [20]));
  expect([attempts, last]).toEqual([2, '2026-11-15T06:30:00.000Z']);
});

test('if a single answer calls for help no low level reassures, and a high one is unchanged', () => {
  const first = taken('2026-11-15', [18], { helpFirst: true });
  expect(afterDistress('Low', first)).toMatchObject({ lines: [], helpFirst: true });
  expect(afterDistress('Average', first).lines).toEqual([]);
  expect(afterDistress('High', first).lines).toHaveLength(1);
});

test('red distress calls for help also without the flag of the server', () => {
  const red = computeCardResults(distress!, distressed(45, 'High'), [taken('2026-11-15', [45])], thirty);
  expect(red.helpFirst).toBe(true);
  expect(afterDistress('Low', taken('2026-11-15', [12])).helpFirst).toBe(false);
});

test.each([[null], [[]], ['<html>'], [[null, null, null, null]], [[['x'], ['?'], [], []]]])(
  'a response without levels (%j) adds no line',
  (feedback) => {
    expect(computeCardResults(distress!, feedback, '<html>', thirty)).toEqual({
      lines: [],
      attempts: 0,
      last: null,
      helpFirst: false,
    });
  },
);
