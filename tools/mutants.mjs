/**
 * `npm run test:mutants`: plants small faults in the code, one at a time, and looks whether a test notices. A name such
 * as `domain/scoring` or a beginning of one (`domain`) searches that part alone. Fails below an area's floor.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas, reportOf } from './mutants/areas.mjs';
import { ensureCompiled, ensureInstalled, root, run, tool } from './prepare.mjs';

await ensureInstalled();
await ensureCompiled();
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const names = Object.keys(areas).filter(
  (name) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
if (names.length === 0)
  throw new Error(`No area begins with that. There are: ${Object.keys(areas).join(', ')}.`);

const rows = [];
for (const name of names) {
  const args = ['run', 'tools/mutants/stryker.config.mjs', '--concurrency', '1', ...options];
  // The tests' time zone must be set from outside: they run in threads, which cannot change it.
  const env = { ...process.env, TZ: 'Asia/Kolkata', MUTANTS_AREA: name };
  if ((await run(tool('stryker'), args, { env })) !== 0) process.exit(1);
  rows.push({ name, ...counted(name), floor: areas[name].floor });
}
console.table(rows);
process.exit(rows.every(({ percent, floor }) => percent >= floor) ? 0 : 1);

/** How many faults were planted and noticed. Those that no longer compile or run are no faults. */
function counted(name) {
  const { files } = JSON.parse(readFileSync(join(root, reportOf(name)), 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  return { noticed, missed, percent: Number(((100 * noticed) / (noticed + missed)).toFixed(1)) };
}
