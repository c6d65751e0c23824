import { expect, test } from 'vitest';
import { getDayAfter, isReminderDay } from '#domain/dates/reminder-day.ts';

test.each([
  ['2026-11-28', false],
  ['2026-11-29', true],
  ['2027-02-26', true],
  ['2027-02-27', false],
  ['2027-02-30', false],
  ['', false],
])('a reminder of 28 November 2026 can be set for %j: %j', (on, expected) => {
  expect(isReminderDay(on, '2026-11-28')).toBe(expected);
});

test.each([
  [new Date(2026, 10, 30, 9), '2026-12-01'],
  [new Date(2026, 11, 31, 23, 59), '2027-01-01'],
  [new Date(2028, 1, 28), '2028-02-29'],
])('the day after %s is %s, by the clock of the phone', (time, day) => {
  expect(getDayAfter(time)).toBe(day);
});
