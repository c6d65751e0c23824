/** `npm run bench`: the figures that claims of size and speed rest on. A part's name as argument runs that part alone. */
import { ensureBuilt, ensureInstalled, must, tool } from './prepare.mjs';

await ensureInstalled();
await ensureBuilt();
await must(tool('tsx'), ['tools/bench/bench.ts', ...process.argv.slice(2)]);
