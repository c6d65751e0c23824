/** `npm run bench`: installs and builds if needed, then runs `tools/bench/bench.ts`. */
import { describeUnknownName, exitWithUsage, parseCommandLine } from './command-line.mjs';
import { ensureBuilt, ensureInstalled, getBinPath, runOrExit } from './prepare.mjs';

const parts = ['sizes', 'first-paint', 'transferred', 'overload', 'kills'];
const help = {
  command: 'npm run bench',
  usage: '[PART…] [--on DATABASES] [--times N]',
  summary: `Measures size and speed of the app. Without a PART it runs all: ${parts.join(', ')}.`,
  options: [
    [
      '--on DATABASES',
      'databases of overload: postgres, embedded, or both separated by a comma (the default)',
    ],
    ['--times N', 'load of overload as a multiple of the measured capacity (default 4)'],
  ],
  example: 'overload --on postgres --times 4',
};
const { positionals } = parseCommandLine(help, {
  allowPositionals: true,
  options: { on: { type: 'string' }, times: { type: 'string' } },
});
const unknown = positionals.find((name) => !parts.includes(name));
if (unknown !== undefined) exitWithUsage(help, describeUnknownName('part', unknown, parts));

await ensureInstalled();
await ensureBuilt();
await runOrExit(getBinPath('tsx'), ['tools/bench/bench.ts', ...process.argv.slice(2)]);
