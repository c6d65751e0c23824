/** Runs the parts named on the command line, or all. */
import process from 'node:process';

const parts = {
  house: async () => (await import('./house.ts')).reportHouse(),
  sizes: async () => (await import('./sizes.ts')).reportSizes(),
  'first-paint': async () => (await import('./first-paint.ts')).reportFirstPaint(),
  submissions: async () => (await import('./submissions.ts')).reportSubmissions(),
  cuts: async () => (await import('./cuts.ts')).reportCuts(),
  kills: async () => (await import('./kills.ts')).reportKills(),
};

const named = process.argv.slice(2) as (keyof typeof parts)[];
for (const name of named.length > 0 ? named : (Object.keys(parts) as (keyof typeof parts)[])) {
  const part = parts[name];
  if (!part) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}.`);
  await part();
}
