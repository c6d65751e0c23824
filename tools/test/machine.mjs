/**
 * Finds or installs the programs that tests need: a browser, PostgreSQL, PgBouncer and the oracles of research data. Tests
 * without their oracle are skipped, which the report states.
 */
import { writeFileSync } from 'node:fs';
import { ensureBrowser } from '../browser.mjs';
import { ensureOracles } from '../oracles.mjs';
import { ensurePgbouncer } from '../pgbouncer.mjs';
import { ensurePostgres } from '../postgres.mjs';

console.log(`Browser: ${ensureBrowser()}`);
console.log(`PostgreSQL: ${ensurePostgres()}`);
console.log(`PgBouncer: ${ensurePgbouncer()}`);

const messages = ensureOracles(process.env.TEST_ALL === '1');
for (const message of messages) console.log(message);
if (process.env.MACHINE_REPORT) writeFileSync(process.env.MACHINE_REPORT, JSON.stringify({ messages }));
