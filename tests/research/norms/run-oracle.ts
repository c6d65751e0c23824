import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RFigures, parseRFigures } from '../support/r-figures.ts';
import { runProgram } from '../support/oracles.ts';
import { people, shares } from './fake-people.ts';

/**
 * Writes the fake people as CSV, runs base R, and parses its figures.
 * @throws Error with R's output
 */
export function runOracle(): RFigures {
  const folder = mkdtempSync(join(tmpdir(), 'norms-judge-'));
  try {
    const rows = people.map(({ age, score, gender, band }) => [age, score, gender, band].join());
    writeFileSync(join(folder, 'people.csv'), ['age,score,gender,band', ...rows, ''].join('\n'));
    const kinds = Object.entries(shares).flatMap(([margin, own]) =>
      Object.entries(own).map(([kind, share]) => [margin, kind, share].join()),
    );
    writeFileSync(join(folder, 'shares.csv'), ['margin,kind,share', ...kinds, ''].join('\n'));
    return parseRFigures(
      runProgram('Rscript', ['--vanilla', join(import.meta.dirname, 'oracle.R'), folder], folder),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
