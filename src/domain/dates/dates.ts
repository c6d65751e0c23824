import { read } from './numeric.ts';

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

/** '12th October 2025', as My Pattern writes it, in the reader's time zone; '' for an unreadable time. */
export function longDate(time: Date | string): string {
  const date = read(time);
  if (date === null) return '';
  const day = date.getDate();
  return `${day}${ordinalSuffix(day)} ${months[date.getMonth()]} ${date.getFullYear()}`;
}

/** '17 November', and with its year when that is not the one of `today`; '' for an unreadable time. */
export function formatDay(time: Date | string, today: Date): string {
  const date = read(time);
  if (date === null) return '';
  const day = `${date.getDate()} ${months[date.getMonth()]}`;
  return date.getFullYear() === today.getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

/** '17 November, 9:05 am', as `dayInWords` in the reader's time zone; '' for an unreadable time. */
export function formatTime(time: Date | string, today: Date): string {
  const date = read(time);
  if (date === null) return '';
  const [hours, minutes] = [date.getHours(), String(date.getMinutes()).padStart(2, '0')];
  return `${formatDay(date, today)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

/** What follows a whole number from 0 when it names a place: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinalSuffix(n: number): 'st' | 'nd' | 'rd' | 'th' {
  if (n % 100 >= 11 && n % 100 <= 13) return 'th';
  return ({ 1: 'st', 2: 'nd', 3: 'rd' } as const)[n % 10] ?? 'th';
}
