import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the rows of a table of a release (`people`, `S4@1`) by column names. Cells must not contain commas or quotes. */
export function readReleaseTable(folder: string, name: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(folder, `${name}.csv`), 'utf8')
    .trimEnd()
    .split('\r\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
}
