import { isMainThread } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatFullDay, formatLongDate, ordinalSuffix } from '#domain/dates/dates.ts';
import { formatDashDate, formatSlashDate } from '#domain/dates/numeric-dates.ts';

// Mutation tests run in worker threads, whose time zone cannot be changed.
const changesZone = isMainThread;
const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe('dates', () => {
  it('are a day in words, with the year if it is not the current one', () => {
    const today = new Date('2026-11-22T06:30:00.000Z');
    expect(formatDay('2026-11-17T06:30:00.000Z', today)).toBe('17\u00A0November');
    expect(formatDay('2025-12-01T06:30:00.000Z', today)).toBe('1\u00A0December\u00A02025');
    expect(formatDay('soon', today)).toBe('');
  });

  it('are a day in words with its year', () => {
    expect(formatFullDay('2026-03-02T06:30:00.000Z')).toBe('2\u00A0March\u00A02026');
    expect(formatFullDay('soon')).toBe('');
  });

  it('are a day with the short month and the year in sentences', () => {
    expect(formatDate('2026-11-21T06:30:00.000Z')).toBe('21\u00A0Nov\u00A02026');
    expect(formatDate('2025-09-02T06:30:00.000Z')).toBe('2\u00A0Sep\u00A02025');
    expect(formatDate('soon')).toBe('');
  });

  it('have three formats, with two digits for day and month in the short ones', () => {
    const time = '2026-03-02T06:30:00.000Z';
    expect(formatSlashDate(time)).toBe('02/03/2026');
    expect(formatDashDate(time)).toBe('02-03-2026');
    expect(formatLongDate(time)).toBe('2nd\u00A0March\u00A02026');
    expect(formatLongDate(new Date(time))).toBe('2nd\u00A0March\u00A02026');
  });

  it.runIf(changesZone)('use the local time zone', () => {
    // 20:00 on the 11th in UTC is 01:30 on the 12th in India and 16:00 on the 11th in New York.
    const time = '2025-10-11T20:00:00.000Z';
    process.env.TZ = 'Asia/Kolkata';
    expect(formatLongDate(time)).toBe('12th\u00A0October\u00A02025');
    expect(formatSlashDate(time)).toBe('12/10/2025');
    process.env.TZ = 'America/New_York';
    expect(formatLongDate(time)).toBe('11th\u00A0October\u00A02025');
    expect(formatDashDate(time)).toBe('11-10-2025');
  });

  it('change the year in the local time zone', () => {
    expect(formatSlashDate('2025-12-31T18:30:00Z')).toBe('01/01/2026');
    expect(formatSlashDate('2025-12-31T18:29:59Z')).toBe('31/12/2025');
  });

  it('contain every month name', () => {
    const months = Array.from({ length: 12 }, (_, month) => formatLongDate(new Date(2026, month, 4)));
    expect(months.map((date) => date.split('\u00A0')[1]).join(' ')).toBe(
      'January February March April May June July August September October November December',
    );
  });

  it('contain the year in four digits', () => {
    expect(formatDashDate(new Date(Date.UTC(999, 4, 5, 12)))).toBe('05-05-0999');
  });

  it('are blank if invalid', () => {
    expect([formatSlashDate('N/A'), formatDashDate(''), formatLongDate('soon')]).toEqual(['', '', '']);
  });
});

it.each([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
  [4, 'th'],
  [10, 'th'],
  [11, 'th'],
  [12, 'th'],
  [13, 'th'],
  [20, 'th'],
  [21, 'st'],
  [22, 'nd'],
  [23, 'rd'],
  [30, 'th'],
  [31, 'st'],
  [111, 'th'],
  [101, 'st'],
] as const)('%i is formatted as %s', (n, suffix) => {
  expect(ordinalSuffix(n)).toBe(suffix);
});
