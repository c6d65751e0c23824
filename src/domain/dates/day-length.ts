/** A day of 24 hours in milliseconds. India, and what is counted in UTC, has no other; elsewhere a clock may be put on. */
export const dayMs = 24 * 60 * 60 * 1000;
