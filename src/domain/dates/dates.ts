import { formatDate, noBreakSpace, parseDate } from './numeric-dates.ts';

export { formatDate };

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats a date as '12th October 2025' (My Pattern), in the local time zone; '' for an invalid date. */
export function formatLongDate(time: Date | string): string {
  const date = parseDate(time);
  if (date === null) return '';
  const day = date.getDate();
  return [`${day}${ordinalSuffix(day)}`, months[date.getMonth()], date.getFullYear()].join(noBreakSpace);
}

/** Formats a date as '12 October 2025', in the local time zone; '' for an invalid date. */
export function formatFullDay(time: Date | string): string {
  const date = parseDate(time);
  return date === null
    ? ''
    : [date.getDate(), months[date.getMonth()], date.getFullYear()].join(noBreakSpace);
}

/** Formats a date as '17 November', with the year if it differs from that of `today`; '' for an invalid date. */
export function formatDay(time: Date | string, today: Date): string {
  const date = parseDate(time);
  if (date === null) return '';
  const full = formatFullDay(date);
  return date.getFullYear() === today.getFullYear() ? full.slice(0, full.lastIndexOf(noBreakSpace)) : full;
}

/** Formats a time as '17 Nov 2026, 9:05 am', in the local time zone; '' for an invalid date. */
export function formatTime(time: Date | string): string {
  const date = parseDate(time);
  if (date === null) return '';
  const [hours, minutes] = [date.getHours(), String(date.getMinutes()).padStart(2, '0')];
  return `${formatDate(date)}, ${hours % 12 || 12}:${minutes}${noBreakSpace}${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * The suffix of an ordinal number: 1st, 2nd, 3rd, 4th, 11th, 21st.
 * @param n whole number from 0
 */
export function ordinalSuffix(n: number): 'st' | 'nd' | 'rd' | 'th' {
  if (n % 100 >= 11 && n % 100 <= 13) return 'th';
  return ({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[n % 10] ?? 'th';
}
