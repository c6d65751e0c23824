import { expect, test } from 'vitest';
import { formatCalendarFile } from '#domain/dates/calendar-event.ts';

const event = {
  title: 'Check-in',
  day: '2026-12-06',
  uid: 'c0ffee00-0000-4000-8000-000000000000',
  createdAt: new Date('2026-11-22T04:30:15.123Z'),
};
const listLines = (text: string) => text.split('\r\n');

test('a calendar file has one event with an alarm, and names nothing but its title', () => {
  expect(listLines(formatCalendarFile(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:Check-in',
    'BEGIN:VEVENT',
    'UID:c0ffee00-0000-4000-8000-000000000000',
    'DTSTAMP:20261122T043015Z',
    'DTSTART:20261206T100000',
    'DURATION:PT30M',
    'SUMMARY:Check-in',
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Check-in',
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('every line ends with CRLF', () => {
  expect(formatCalendarFile(event).replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('special characters of a title are escaped', () => {
  expect(formatCalendarFile({ ...event, title: 'One, two; three\\ four\nfive' })).toContain(
    String.raw`SUMMARY:One\, two\; three\\ four\nfive`,
  );
});

test.each(['x'.repeat(300), 'जाँच '.repeat(40), '🌱'.repeat(50), `${'x'.repeat(66)}é`])(
  'a long line is folded after at most 75 bytes, and never inside a character: %s',
  (title) => {
    const file = formatCalendarFile({ ...event, title });
    for (const line of listLines(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
  },
);
