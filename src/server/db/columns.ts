import { bigint, date, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with time zone. */
export const when = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A calendar day in India, as 2026-11-21. */
export const day = (name: string) => date(name, { mode: 'string' });

/** User ids and registration ids: random, from 2^32 up to 2^53. */
export const bigIdColumn = (name: string) => bigint(name, { mode: 'number' });
