/** A calendar day with the time of day, in one time zone. */
export interface DateParts {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

/** India has had one offset from UTC since 1945, in milliseconds. */
const indiaOffset = 330 * 60_000;

/**
 * Reads a time in the time zone of the device, or in that of India.
 * @returns null for an invalid time
 */
export function readDateParts(time: Date | string, inIndia: boolean): DateParts | null {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return null;
  const local = new Date(date.getTime() + (inIndia ? indiaOffset : -date.getTimezoneOffset() * 60_000));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}
