/**
 * Runs the parts named on the command line, or all. `cuts` takes how many sets of answers travel: `--parcels N` over bare
 * connections, `--browsers N` by tabs of Chromium in their place, begun within `--minutes N`. `plans` takes sizes: `--attempts 5000000`;
 * `overload` databases, and how much more than is served comes: `--on postgres --times 4`; `soak` a time: `--minutes 60`.
 */
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    parcels: { type: 'string', default: '10000' },
    browsers: { type: 'string' },
    on: { type: 'string', default: 'postgres,embedded' },
    minutes: { type: 'string', default: '60' },
    times: { type: 'string', default: '4' },
    attempts: { type: 'string', default: '1000,100000' },
  },
});

async function reportCuts(): Promise<void> {
  if (values.browsers === undefined) return (await import('./cuts.ts')).reportCuts(Number(values.parcels));
  return (await import('./cut-tabs.ts')).reportCutTabs(Number(values.browsers), Number(values.minutes));
}

const parts = {
  house: async () => (await import('./house.ts')).reportHouse(),
  sizes: async () => (await import('./sizes.ts')).reportSizes(),
  'first-paint': async () => (await import('./first-paint.ts')).reportFirstPaint(),
  transferred: async () => (await import('./transferred.ts')).reportTransferred(),
  submissions: async () => (await import('./submissions.ts')).reportSubmissions(),
  'whole-lists': async () => (await import('./whole-lists.ts')).reportWholeLists(),
  plans: async () => (await import('./plans/plans.ts')).reportPlans(values.attempts.split(',').map(Number)),
  overload: async () =>
    (await import('./overload.ts')).reportOverload(values.on.split(','), Number(values.times)),
  soak: async () => (await import('./soak.ts')).reportSoak(Number(values.minutes)),
  export: async () => (await import('./export.ts')).reportExport(),
  cuts: reportCuts,
  kills: async () => (await import('./kills.ts')).reportKills(),
};

const named = positionals as (keyof typeof parts)[];
for (const name of named.length > 0 ? named : (Object.keys(parts) as (keyof typeof parts)[])) {
  const part = parts[name];
  if (!part) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}.`);
  await part();
}
