import type { Locale } from '../../language/languages.ts';

/** '23 November 2026, 14:05', in India: it has one time zone, and a static page does not know that of the reader. */
export function formatTime({ format }: Locale, time: string): string {
  return `${format.longDay(time)}, ${format.clock24(time)}`;
}
