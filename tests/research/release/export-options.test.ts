/** Parses the options of `npm run export` on a fixed day. */
import { expect, test } from 'vitest';
import { computeReleaseEnd, parseExportOptions } from '#research/commands/export-options.ts';

const now = new Date('2026-11-24T10:00:00.000Z');
const aMinuteAgo = new Date('2026-11-24T09:59:00.000Z');
const parseOptions = (...args: string[]) =>
  parseExportOptions(['--out', 'x', ...args], { instruments: ['S1', 'S4'], formats: ['csv'] });
const parseEnd = (...day: string[]) =>
  computeReleaseEnd(parseOptions(...day.flatMap((one) => ['--until', one])).until, now);

test.each([
  ['2026-13-01', 'is not a date'],
  ['2026-02-30', 'is not a date'],
  ['2026-2-3', 'is not a date'],
  ['yesterday', 'is not a date'],
  ['', 'is not a date'],
  ['2026-11-25', 'is in the future'],
  ['2027-13-01', 'is not a date'],
])('rejects --until %s with the error and the fix', (day, wrong) => {
  expect(() => parseEnd(day)).toThrow(
    `--until ${day} ${wrong}. Write a day in UTC, 2026-11-24 at the latest, or omit --until`,
  );
});

test('accepts a day until its last moment, and today until the settled answers', () => {
  expect(parseEnd('2026-11-23')).toEqual(new Date('2026-11-23T23:59:59.999Z'));
  expect(parseEnd('2024-02-29')).toEqual(new Date('2024-02-29T23:59:59.999Z'));
  expect(parseEnd('2026-11-24')).toEqual(aMinuteAgo);
  expect(parseEnd()).toEqual(aMinuteAgo);
});

test('lists the known names for an unknown questionnaire or format', () => {
  expect(() => parseOptions('--instrument', 'S1,S9')).toThrow(
    'There is no questionnaire S9. Known values: S1, S4.',
  );
  expect(() => parseOptions('--as', 'xls')).toThrow('There is no format xls. Known values: csv.');
  expect(() => parseOptions('--untill', '2026-11-23')).toThrow(
    'Unknown option --untill. Did you mean --until? Write npm run export',
  );
});
