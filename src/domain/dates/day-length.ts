/** A day of 24 hours, in milliseconds. UTC and India have no daylight saving time. */
export const dayMs = 24 * 60 * 60 * 1000;
