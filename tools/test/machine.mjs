/** Makes sure that this machine has what tests need beside packages: a browser, a PostgreSQL, a PgBouncer and an R. */
import { ensureBrowser } from '../browser.mjs';
import { ensurePgbouncer } from '../pgbouncer.mjs';
import { ensurePostgres } from '../postgres.mjs';
import { ensureR } from '../r.mjs';

console.log(`Browser: ${ensureBrowser()}`);
console.log(`PostgreSQL: ${ensurePostgres()}`);
console.log(`PgBouncer: ${ensurePgbouncer()}`);
console.log(`R: ${ensureR(process.env.TEST_ALL === '1')}`);
