/** Files and lines per layer: hand-written TypeScript, without stories and generated migrations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '../src');

function linesPerFile(layer: string): number[] {
  return readdirSync(join(src, layer), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.stories\.tsx$|\.d\.ts$/.test(entry.name),
    )
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').trimEnd().split('\n').length)
    .sort((a, b) => a - b);
}

const figures = (layer: string, lines: readonly number[]) => ({
  layer,
  files: lines.length,
  lines: lines.reduce((sum, n) => sum + n, 0),
  median: lines[Math.floor(lines.length / 2)] ?? 0,
  p90: lines[Math.floor(lines.length * 0.9)] ?? 0,
  max: lines.at(-1) ?? 0,
});

/** Prints the table. */
export function reportHouse(): void {
  const layers = ['domain', 'contract', 'ui', 'api', 'forms', 'features', 'app', 'server'].map(
    (layer) => [layer, linesPerFile(layer)] as const,
  );
  const all = layers.flatMap(([, lines]) => lines).sort((a, b) => a - b);
  console.log('\nFiles and lines per layer');
  console.table([...layers.map(([layer, lines]) => figures(layer, lines)), figures('all', all)]);
}
