import { expect, test } from 'vitest';
import type { InstrumentCard } from '#domain/instrument/instrument.ts';
import { computeEffort, findRepeatFrom, listRepeated } from '#features/dashboard/results/repetition.ts';
import { instruments } from '#tests/support/instruments.ts';

const createCard = (id: string, minutes?: number, set?: InstrumentCard['set']): InstrumentCard => ({
  ...instruments[0]!,
  id,
  minutes,
  set,
});

test('a repetition leaves out optional sections, retired ones and those with their own interval', () => {
  const cards = [
    createCard('A'),
    createCard('B', 3, { optional: true }),
    createCard('C', 3, { repeatAfterDays: 90 }),
    createCard('D', 3, { retired: true }),
    createCard('E', 3, {}),
  ];
  expect(listRepeated(cards).map(({ id }) => id)).toEqual(['A', 'E']);
});

test('it is worthwhile two weeks after the newest attempt', () => {
  const times = ['2026-11-20T06:00:00.000Z', '2026-11-22T06:30:00.000Z', null, undefined, 'yesterday'];
  expect(findRepeatFrom(times)).toEqual(new Date('2026-12-06T06:30:00.000Z'));
  expect(findRepeatFrom([null, undefined])).toBeNull();
});

test('the effort is the sum of all minutes, and the section with the fewest', () => {
  const effort = computeEffort([createCard('A', 5), createCard('B', 3), createCard('C', 4)]);
  expect(effort).toMatchObject({ minutes: 12, shortest: { id: 'B', minutes: 3 } });
});

test.each([
  ['a duration is unknown', [createCard('A', 5), createCard('B')]],
  ['there is one section', [createCard('A', 5)]],
  ['there is none', []],
])('no effort is named if %s', (_, cards) => {
  expect(computeEffort(cards)).toBeNull();
});
