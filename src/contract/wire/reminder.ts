import { isDay } from '#domain/dates/india-day.ts';
import { toRecord, toText } from './values.ts';

/** Reads the day of the reminder mail; null without one, and for an invalid day. */
export function readReminderDay(body: unknown): string | null {
  const on = toText(toRecord(body).on);
  return on !== null && isDay(on) ? on : null;
}
