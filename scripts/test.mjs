/** `npm test`: everything that CI needs, installing what it misses. One closing line sums up all runners. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, root, run, tool } from './prepare.mjs';

await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
process.env.CHROMIUM_PATH = ensureBrowser();

const cache = join(root, 'node_modules', '.cache');
const vitestReport = join(cache, 'vitest-report.json');
const playwrightReport = join(cache, 'playwright-report.json');
for (const report of [vitestReport, playwrightReport]) rmSync(report, { force: true });

const codes = {
  check: await run(process.execPath, [join(root, 'scripts', 'check.mjs')]),
};
await ensureBuilt();
codes.vitest = await run(tool('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
codes.browser = await run(tool('playwright'), ['test', '--config', 'tests/e2e/playwright.config.ts']);

const units = read(vitestReport);
const journeys = read(playwrightReport)?.stats;
const passed = (units?.numPassedTests ?? 0) + (journeys?.expected ?? 0);
const failed = (units?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0) + (journeys?.flaky ?? 0);
const skipped = (units?.numPendingTests ?? 0) + (journeys?.skipped ?? 0);
for (const [name, code] of Object.entries(codes)) if (code !== 0) console.error(`${name} ended with ${code}`);
console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(Object.values(codes).some((code) => code !== 0) || failed > 0 || passed === 0 ? 1 : 0);

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
