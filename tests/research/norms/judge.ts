import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../support/judges.ts';
import { plain, shares } from './made-up-people.ts';

/** What R made of the made-up people. */
export interface Judged {
  readonly versions: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, number>>;
}

/** Writes the made-up people as CSV, lets base R read them, and collects what it says. Throws with R's words. */
export function judge(): Judged {
  const folder = mkdtempSync(join(tmpdir(), 'norms-judge-'));
  try {
    const rows = plain.map(({ age, score, gender, band }) => [age, score, gender, band].join());
    writeFileSync(join(folder, 'people.csv'), ['age,score,gender,band', ...rows, ''].join('\n'));
    const kinds = Object.entries(shares).flatMap(([margin, own]) =>
      Object.entries(own).map(([kind, share]) => [margin, kind, share].join()),
    );
    writeFileSync(join(folder, 'shares.csv'), ['margin,kind,share', ...kinds, ''].join('\n'));
    return read(run('Rscript', ['--vanilla', join(import.meta.dirname, 'judge.R'), folder], folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(output: string): Judged {
  const lines = output
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);
  const isVersion = ([name]: readonly string[]) => name?.startsWith('# ');
  return {
    versions: Object.fromEntries(lines.filter(isVersion).map(([name, text]) => [name.slice(2), text])),
    figures: Object.fromEntries(
      lines.filter((line) => !isVersion(line)).map(([name, value]) => [name, Number(value)]),
    ),
  };
}
