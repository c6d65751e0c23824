/** Makes sure that this machine has what tests need beside packages: a browser, a PostgreSQL and a PgBouncer. */
import { ensureBrowser } from '../browser.mjs';
import { ensurePgbouncer } from '../pgbouncer.mjs';
import { ensurePostgres } from '../postgres.mjs';

console.log(`Browser: ${ensureBrowser()}`);
console.log(`PostgreSQL: ${ensurePostgres()}`);
console.log(`PgBouncer: ${ensurePgbouncer()}`);
