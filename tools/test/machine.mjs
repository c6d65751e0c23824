/** Makes sure that this machine has what tests need beside packages: a browser and a PostgreSQL. */
import { ensureBrowser } from '../browser.mjs';
import { ensurePostgres } from '../postgres.mjs';

console.log(`Browser: ${ensureBrowser()}`);
console.log(`PostgreSQL: ${ensurePostgres()}`);
