/** Transfer size of each route (brotli, without fonts). Reads the build in `dist/site`. */
import { join } from 'node:path';
import { measureRoutes } from '../build/budgets.mjs';

/** Prints a line per route, and its six largest files. */
export function reportSizes(): void {
  console.log('\nJavaScript and CSS per route, brotli');
  for (const { name, kB, total, parts } of measureRoutes(join(import.meta.dirname, '../../dist/site'))) {
    console.log(`${name}: ${(total / 1000).toFixed(1)} kB (budget ${kB})`);
    for (const { file, bytes } of parts.slice(0, 6))
      console.log(`  ${(bytes / 1000).toFixed(1).padStart(6)}  ${file}`);
  }
}
