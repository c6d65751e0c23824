import { expect, test } from 'vitest';
import { isReminderDay } from '#domain/dates/reminder-day.ts';

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
