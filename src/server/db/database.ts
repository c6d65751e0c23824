import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Either driver: PGlite or PostgreSQL. Use builders and `.returning()`; results of `execute` differ. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * One that a transaction was begun on. What is sealed by the data key is stored by transactions alone: each begins behind the
 * fence (`key-fence.ts`).
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
