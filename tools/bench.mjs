/** `npm run bench`: installs and builds if needed, then runs `tools/bench/bench.ts`. */
import { describeUnknownName, exitWithUsage, parseCommandLine } from './command-line.mjs';
import { ensureBuilt, ensureInstalled, getBinPath, runOrExit } from './prepare.mjs';

const parts = ['sizes', 'first-paint', 'transferred', 'overload', 'kills'];
const namedOnly = ['load-data', 'migrations'];
const help = {
  command: 'npm run bench',
  usage: '[PART…] [--on DATABASES] [--times N] [--attempts N] [--database URL]',
  summary:
    `Measures size and speed of the app. Without a PART it runs all: ${parts.join(', ')}. The part load-data fills a ` +
    'PostgreSQL with fake attempts, and prints rows, bytes and query times; migrations measures the newest five on it.',
  options: [
    [
      '--on DATABASES',
      'databases of overload: postgres, embedded, or both separated by a comma (the default)',
    ],
    ['--times N', 'load of overload as a multiple of the measured capacity (default 4)'],
    ['--attempts N', 'how many attempts load-data and migrations insert, ten per person (default 1000000)'],
    [
      '--database URL',
      'an empty PostgreSQL database for load-data, which keeps the data; else a temporary one is removed',
    ],
  ],
  example: 'overload --on postgres --times 4',
};
const { positionals } = parseCommandLine(help, {
  allowPositionals: true,
  options: {
    on: { type: 'string' },
    times: { type: 'string' },
    attempts: { type: 'string' },
    database: { type: 'string' },
  },
});
const names = [...parts, ...namedOnly];
const unknown = positionals.find((name) => !names.includes(name));
if (unknown !== undefined) exitWithUsage(help, describeUnknownName('part', unknown, names));

await ensureInstalled();
await ensureBuilt();
await runOrExit(getBinPath('tsx'), ['tools/bench/bench.ts', ...process.argv.slice(2)]);
