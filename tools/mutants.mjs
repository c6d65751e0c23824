/** `npm run test:mutants`: mutation tests with Stryker (docs/mutants.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeUnknownName, exitWithUsage, parseCommandLine } from './command-line.mjs';
import { areas, getReportFile } from './mutants/areas.mjs';
import { ensureCompiled, ensureInstalled, getBinPath, root, run } from './prepare.mjs';

const help = {
  command: 'npm run test:mutants',
  usage: '[AREA…] [--force]',
  summary:
    'Changes the code in one place at a time and checks that a test fails. Fails if the share of killed mutants of an area is ' +
    `below its minimum. AREA is the beginning of: ${Object.keys(areas).join(', ')}.`,
  options: [['--force', 'tests also mutants whose result is cached']],
  example: 'domain/scoring',
};
const { values, positionals } = parseCommandLine(help, {
  allowPositionals: true,
  options: { force: { type: 'boolean' } },
});
const unknown = positionals.find((word) => !Object.keys(areas).some((name) => name.startsWith(word)));
if (unknown !== undefined) exitWithUsage(help, describeUnknownName('area', unknown, Object.keys(areas)));
const names = Object.keys(areas).filter(
  (name) => positionals.length === 0 || positionals.some((word) => name.startsWith(word)),
);

await ensureInstalled();
await ensureCompiled();
const rows = [];
for (const name of names) {
  const args = ['run', 'tools/mutants/stryker.config.mjs', '--concurrency', '1'];
  // Stryker runs tests in threads, which cannot change the time zone.
  const env = { ...process.env, TZ: 'Asia/Kolkata', MUTANTS_AREA: name };
  if ((await run(getBinPath('stryker'), values.force ? [...args, '--force'] : args, { env })) !== 0)
    process.exit(1);
  rows.push({ name, ...readScore(name), minPercent: areas[name].minPercent });
}
console.table(rows);
process.exit(rows.every(({ percent, minPercent }) => percent >= minPercent) ? 0 : 1);

/** Counts killed and survived mutants. Mutants that do not compile or start count as neither. */
function readScore(name) {
  const { files } = JSON.parse(readFileSync(join(root, getReportFile(name)), 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const survived = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { killed, survived, percent: Number(((100 * killed) / (killed + survived)).toFixed(1)) };
}
