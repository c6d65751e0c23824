import { isMainThread } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormat } from '#language/format.ts';
import { getMessageLocale } from '#language/locale.ts';

// Mutation tests run in worker threads, whose time zone cannot be changed.
const changesZone = isMainThread;
const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const time = '2026-11-21T15:35:00.000Z'; // 21:05 in India
const english = createFormat('en');
const hindi = createFormat('hi');
const kannada = createFormat('kn');

/** Replaces no-break spaces, which keep a date on one line. */
const readSpaces = (text: string) => text.replaceAll('\u00A0', ' ');

describe('formats', () => {
  it('write dates in the order day, month, year in each language', () => {
    const days = [english, hindi, kannada].map((format) => readSpaces(format.day(time)));
    expect(days).toEqual(['21 Nov 2026', '21 नवंबर 2026', '21 ನವೆಂಬರ್ 2026']);
    const long = [english, hindi, kannada].map((format) => readSpaces(format.ordinalDay(time)));
    expect(long).toEqual(['21st November 2026', '21 नवंबर 2026', '21 ನವೆಂಬರ್ 2026']);
    expect(readSpaces(english.longDay(time))).toBe('21 November 2026');
    expect(readSpaces(english.shortDay(time))).toBe('21 Nov');
    expect(readSpaces(english.day('2025-09-02T06:30:00.000Z'))).toBe('2 Sep 2025');
  });

  it('keep a date on one line of a screen', () => {
    expect(english.day(time)).toBe('21\u00A0Nov\u00A02026');
    expect(english.nearDay(time, new Date('2026-12-01'))).toBe('21\u00A0November');
    expect(english.clock(time)).toBe('9:05\u00A0pm');
  });

  it('leave out the current year', () => {
    expect(readSpaces(english.nearDay('2026-11-17T06:30:00Z', new Date(time)))).toBe('17 November');
    expect(readSpaces(english.nearDay('2025-12-01T06:30:00Z', new Date(time)))).toBe('1 December 2025');
    expect(readSpaces(hindi.nearDay('2026-11-17T06:30:00Z', new Date(time)))).toBe('17 नवंबर');
  });

  it('write two digits for day and month, and four for the year', () => {
    expect(english.slashDay('2026-03-02T06:30:00.000Z')).toBe('02/03/2026');
    expect(kannada.dashDay('2026-03-02T06:30:00.000Z')).toBe('02-03-2026');
    expect(english.dashDay(new Date(Date.UTC(999, 4, 5, 12)))).toBe('05-05-0999');
  });

  it('write the time of the day as people say it', () => {
    const clocks = [english, hindi, kannada].map((format) => readSpaces(format.clock(time)));
    expect(clocks).toEqual(['9:05 pm', 'रात 9:05', 'ರಾತ್ರಿ 9:05']);
    expect(readSpaces(hindi.clock('2026-11-21T01:35:00.000Z'))).toBe('सुबह 7:05');
    expect(readSpaces(english.clock('2026-11-20T18:30:00.000Z'))).toBe('12:00 am');
    expect(english.clock24('2026-11-20T18:30:00.000Z')).toBe('00:00');
    expect(readSpaces(english.dayAndClock(time))).toBe('21 Nov 2026, 9:05 pm');
  });

  it('name the weekday', () => {
    expect([english, hindi, kannada].map((format) => format.weekday('2026-11-21T12:00'))).toEqual([
      'Saturday',
      'शनिवार',
      'ಶನಿವಾರ',
    ]);
  });

  it.runIf(changesZone)('use the time zone of the device, or of India with ordinary spaces', () => {
    process.env.TZ = 'America/New_York';
    const late = '2025-10-11T20:00:00.000Z';
    expect(readSpaces(english.ordinalDay(late))).toBe('11th October 2025');
    const inIndia = createFormat('en', { inIndia: true });
    expect(inIndia.longDay(late)).toBe('12 October 2025');
    expect(inIndia.clock(late)).toBe('1:30 am');
    process.env.TZ = 'Asia/Kolkata';
    expect(readSpaces(english.ordinalDay(late))).toBe('12th October 2025');
  });

  it('are blank for an invalid time', () => {
    expect(english.day('soon') + hindi.clock('') + english.nearDay('N/A', new Date())).toBe('');
  });

  it('write each month and ordinal in English as before', () => {
    const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 2 * month + 1));
    expect(days.map((day) => readSpaces(english.ordinalDay(day)).replace(' 2026', '')).join(', ')).toBe(
      '1st January, 3rd February, 5th March, 7th April, 9th May, 11th June, 13th July, 15th August, 17th September, 19th October, 21st November, 23rd December',
    );
    expect(days.map((day) => readSpaces(english.shortDay(day))).join(', ')).toBe(
      '1 Jan, 3 Feb, 5 Mar, 7 Apr, 9 May, 11 Jun, 13 Jul, 15 Aug, 17 Sep, 19 Oct, 21 Nov, 23 Dec',
    );
  });

  it.each(['en', 'hi', 'kn', 'ta', 'bn', 'mr', 'ur', 'sat'])(
    'use Latin digits in %s, grouped as in India',
    (language) => {
      const format = createFormat(language);
      expect(format.number(1_23_456.5)).toBe('1,23,456.5');
      const texts = [format.day(time), format.clock(time), format.minutes(15), format.dayAndClock(time)];
      for (const text of texts) expect(text.replace(/\d/g, '')).not.toMatch(/\p{Nd}/u);
      expect(format.minutes(15)).toContain('15');
    },
  );

  it('list things and durations in words', () => {
    const parts = ['a', 'b', 'c'];
    expect([english, hindi, kannada].map((format) => format.list(parts))).toEqual([
      'a, b and c',
      'a, b, और c',
      'a, b, ಮತ್ತು c',
    ]);
    expect([1, 4].map((count) => english.minutes(count))).toEqual(['1 minute', '4 minutes']);
    expect(hindi.minutes(4)).toBe('4 मिनट');
  });

  it('sort by the alphabet of the language', () => {
    expect(['ಮೈಸೂರು', 'ಆಲೂರು', 'ಬೆಂಗಳೂರು'].toSorted(kannada.compare)).toEqual(['ಆಲೂರು', 'ಬೆಂಗಳೂರು', 'ಮೈಸೂರು']);
    expect(['b', 'C', 'a'].toSorted(english.compare)).toEqual(['a', 'b', 'C']);
  });

  it('write names of a language without data in English', () => {
    expect(readSpaces(createFormat('xx').longDay(time))).toBe('21 November 2026');
  });
});

it.each(['en', 'hi', 'kn'])(
  'groups numbers in messages of %s as in India, with the plural forms of the language',
  (language) => {
    const locale = getMessageLocale(language);
    expect(new Intl.NumberFormat(locale).format(1_23_456)).toBe('1,23,456');
    const [own, used] = [language, locale].map((tag) => new Intl.PluralRules(tag));
    for (const count of [0, 0.5, 1, 1.5, 2, 5, 11, 100]) expect(used!.select(count)).toBe(own!.select(count));
  },
);
