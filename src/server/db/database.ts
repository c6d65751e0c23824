import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** PGlite or PostgreSQL. Use query builders and `.returning()`; results of `execute` differ. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database inside a transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
