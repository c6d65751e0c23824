/** Runs the parts of `npm run bench` that are named on the command line, or all. `tools/bench.mjs` has checked the arguments. */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string', default: 'postgres,embedded' },
    times: { type: 'string', default: '4' },
    attempts: { type: 'string', default: '1000000' },
    database: { type: 'string' },
  },
});

const parts: Readonly<Record<string, () => Promise<void>>> = {
  sizes: async () => (await import('./sizes.ts')).reportSizes(),
  'first-paint': async () => (await import('./first-paint.ts')).reportFirstPaint(),
  transferred: async () => (await import('./transferred.ts')).reportTransferred(),
  overload: async () =>
    (await import('./overload.ts')).reportOverload(values.on.split(','), Number(values.times)),
  kills: async () => (await import('./kills.ts')).reportKills(),
};
/** Not part of a run without names: it takes minutes and gigabytes. */
const namedOnly: typeof parts = {
  'load-data': async () =>
    (await import('./load-data.ts')).reportLoadedData(Number(values.attempts), values.database),
  migrations: async () => (await import('./migrations.ts')).reportMigrations(Number(values.attempts)),
};

for (const [name, run] of Object.entries(parts))
  if (positionals.length === 0 || positionals.includes(name)) await run();
for (const [name, run] of Object.entries(namedOnly)) if (positionals.includes(name)) await run();
