/**
 * Makes sure that this machine has what tests need beside packages: a browser, a PostgreSQL and a PgBouncer, and what
 * judges research data. Without these judges their tests are left out, and what to run is told at the end.
 */
import { writeFileSync } from 'node:fs';
import { ensureBrowser } from '../browser.mjs';
import { ensureJudges } from '../judges.mjs';
import { ensurePgbouncer } from '../pgbouncer.mjs';
import { ensurePostgres } from '../postgres.mjs';

console.log(`Browser: ${ensureBrowser()}`);
console.log(`PostgreSQL: ${ensurePostgres()}`);
console.log(`PgBouncer: ${ensurePgbouncer()}`);

const told = ensureJudges(process.env.TEST_ALL === '1');
for (const text of told) console.log(text);
if (process.env.MACHINE_REPORT) writeFileSync(process.env.MACHINE_REPORT, JSON.stringify({ told }));
