/**
 * `npm run bench`: runs the parts named on the command line, or all. `overload` takes the databases and how many times the
 * saturating load arrives: `--on postgres --times 4`.
 */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string', default: 'postgres,embedded' },
    times: { type: 'string', default: '4' },
  },
});

const parts = {
  sizes: async () => (await import('./sizes.ts')).reportSizes(),
  'first-paint': async () => (await import('./first-paint.ts')).reportFirstPaint(),
  transferred: async () => (await import('./transferred.ts')).reportTransferred(),
  overload: async () =>
    (await import('./overload.ts')).reportOverload(values.on.split(','), Number(values.times)),
  kills: async () => (await import('./kills.ts')).reportKills(),
};

const named = positionals as (keyof typeof parts)[];
for (const name of named.length > 0 ? named : (Object.keys(parts) as (keyof typeof parts)[])) {
  const part = parts[name];
  if (!part) throw new Error(`Unknown part "${name}". Use one of ${Object.keys(parts).join(', ')}.`);
  await part();
}
