/** `npm run bench:web`: installs the packages of the peers and Lighthouse if needed, builds, and measures (README.md). */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeUnknownName, exitWithUsage, parseCommandLine } from '../../command-line.mjs';
import { ensureBuilt, ensureInstalled, getBinPath, root, runOrExit } from '../../prepare.mjs';

const parts = ['first', 'answer', 'pages'];
const help = {
  command: 'npm run bench:web',
  usage: '[--runs N] [--only PARTS] [--json FILE] [--against FILE] [--lighthouse] [--check]',
  summary:
    'Measures the page of a question next to three peers, and other pages. tools/bench/web/README.md explains the results.',
  options: [
    ['--runs N', 'number of runs (default 5)'],
    ['--only PARTS', `parts separated by commas (default ${parts.join()}); '' for none`],
    ['--json FILE', 'writes the results'],
    ['--against FILE', 'compares with earlier results'],
    ['--lighthouse', 'also runs Lighthouse'],
    ['--check', 'checks that the peers display the same questions, and measures nothing'],
  ],
  example: '--runs 1 --only first',
};
const { values } = parseCommandLine(help, {
  options: {
    runs: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
    against: { type: 'string' },
    lighthouse: { type: 'boolean' },
    check: { type: 'boolean' },
  },
});
const unknown = values.only
  ?.split(',')
  .filter(Boolean)
  .find((name) => !parts.includes(name));
if (unknown !== undefined) exitWithUsage(help, describeUnknownName('part', unknown, parts));

/** Not in `tools`, which the build hashes and tests copy. */
const folder = join(root, 'node_modules/.cache/bench-web');

await ensureInstalled();
await ensurePeersInstalled();
await ensureBuilt();
await runOrExit(getBinPath('tsx'), ['tools/bench/web/web.ts', ...process.argv.slice(2)]);

async function ensurePeersInstalled() {
  const lock = join(import.meta.dirname, 'peers/package-lock.json');
  const installStamp = join(folder, 'node_modules/.package-lock.json');
  const installedLock = join(folder, 'package-lock.json');
  if (existsSync(installStamp) && readFileSync(installedLock, 'utf8') === readFileSync(lock, 'utf8')) return;
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(import.meta.dirname, 'peers', name), join(folder, name));
  console.log('Installing the packages of the peers …');
  await runOrExit('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
}
