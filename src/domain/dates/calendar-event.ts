/** One entry of a calendar. */
export interface CalendarEvent {
  readonly title: string;
  /** Calendar day, as 2026-12-06. It begins at 10:00 in the time zone of the calendar, and has an alarm. */
  readonly day: string;
  /** Unique, and without meaning: calendars may show it. */
  readonly uid: string;
  readonly createdAt: Date;
}

/** Formats an event as a file of RFC 5545, without address, link and description. */
export function formatCalendarFile({ title, day, uid, createdAt }: CalendarEvent): string {
  const text = escapeText(title);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    // Required. The usual value names the program.
    `PRODID:${text}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${formatUtc(createdAt)}`,
    `DTSTART:${day.replaceAll('-', '')}T100000`,
    'DURATION:PT30M',
    `SUMMARY:${text}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** '20261206T043000Z' (RFC 5545, 3.3.5). */
function formatUtc(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escapes a text (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

const maxLineBytes = 75;

/** Splits a line of more than 75 bytes (RFC 5545, 3.1), but no character. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = countBytes(character);
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Length of one character in UTF-8. */
function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
