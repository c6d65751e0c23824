/**
 * `npm run norms`: `propose` reads the database on the machine of the server, `accept` changes a questionnaire in the
 * repository.
 */
import { spawnSync } from 'node:child_process';
import { describeUnknownName, exitWithUsage, parseCommandLine } from './command-line.mjs';

const programs = {
  propose: ['--import', './dist/server/low-priority.js', '--enable-source-maps', 'dist/server/norms.js'],
  accept: ['--import', 'tsx', 'src/authoring/commands/accept-norms.ts'],
};
const help = {
  command: 'npm run norms',
  usage: 'propose ID | accept FILE',
  summary:
    'Proposes norms from the answers of people who agreed to research, or accepts a proposal. See npm run norms -- propose --help ' +
    'and npm run norms -- accept --help.',
  example: 'propose S4',
};

const args = process.argv.slice(2);
const [name] = args;
if (Object.hasOwn(programs, name ?? '')) {
  process.exitCode =
    spawnSync(process.execPath, [...programs[name], ...args], { stdio: 'inherit' }).status ?? 1;
} else {
  parseCommandLine(help, { allowPositionals: true });
  exitWithUsage(
    help,
    name === undefined
      ? 'A command is missing.'
      : describeUnknownName('command', name, Object.keys(programs)),
  );
}
