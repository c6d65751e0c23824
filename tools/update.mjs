/** `npm run update`: the monthly update of packages. Base images and actions: docs/operations/upgrade.md, "Renew the pins". */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCommandLine } from './command-line.mjs';
import { chooseUpdates } from './deploy/choose-updates.mjs';
import { root, runOrExit } from './prepare.mjs';

const { values } = parseCommandLine(
  {
    command: 'npm run update',
    usage: '[--list]',
    summary:
      'Updates packages to the newest compatible version, completes the lock file, installs, checks, tests, and asks for known ' +
      'vulnerabilities. Lists versions that may break something, which a person decides. Commits nothing.',
    options: [['--list', 'only lists the newer versions']],
    example: '--list',
    exitCodes: '3 the registry did not answer',
  },
  { options: { list: { type: 'boolean', default: false } } },
);

const { compatible, breaking } = chooseUpdates(readOutdated());
const format = ({ name, from, to }) => `  ${name} ${from} → ${to}`;
console.log(
  compatible.length === 0 ? 'No compatible update.' : `Compatible:\n${compatible.map(format).join('\n')}`,
);
if (breaking.length > 0)
  console.log(`May break something; read their changes:\n${breaking.map(format).join('\n')}`);

if (!values.list && compatible.length > 0) {
  pinVersions();
  for (const command of [
    ['run', 'lock'],
    ['ci', '--include=dev'],
    ['run', 'check'],
    ['test'],
    ['run', 'audit'],
  ])
    await runOrExit('npm', command);
  console.log('Updated. Read the diff of package.json, renew the images, then commit.');
}

/** Exits if the registry does not answer. `npm outdated` exits with 1 when it finds something. */
function readOutdated() {
  const { stdout } = spawnSync('npm', ['outdated', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  try {
    const report = JSON.parse(stdout || '{}');
    if (!report.error) return report;
    console.error(`The registry did not answer: ${report.error.summary}`);
  } catch {
    console.error('The registry did not answer.');
  }
  process.exit(3);
}

/** Keeps the format of the file. Aliases such as "npm:typescript@7.0.2" keep their prefix. */
function pinVersions() {
  const file = join(root, 'package.json');
  let text = readFileSync(file, 'utf8');
  for (const { name, from, to } of compatible)
    text = text.replace(
      new RegExp(`("${name}": "(?:npm:[^"]+@)?)${from.replaceAll('.', '\\.')}"`),
      `$1${to}"`,
    );
  writeFileSync(file, text);
}
