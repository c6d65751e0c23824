import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RFigures, parseRFigures } from '../support/r-figures.ts';
import { sets } from './fake-answers.ts';

/**
 * Writes the fake answers as CSV, runs R, and parses its figures.
 * @throws Error with R's output
 */
export function runOracle(kind: 'base' | 'packages'): RFigures {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'));
  try {
    for (const { name, persons, pairs } of sets) {
      const head = persons[0]?.map((_, at) => `i${at + 1}`) ?? [];
      write(folder, `answers-${name}.csv`, [
        head,
        ...persons.map((person) => person.map((one) => one ?? 'NA')),
      ]);
      write(folder, `pairs-${name}.csv`, [['first', 'second'], ...pairs]);
    }
    const script = join(import.meta.dirname, 'oracle.R');
    return parseRFigures(execFileSync('Rscript', ['--vanilla', script, folder, kind], { encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(folder: string, name: string, rows: readonly (readonly unknown[])[]): void {
  writeFileSync(join(folder, name), rows.map((row) => `${row.join()}\n`).join(''));
}
