import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv } from '#research/formats/csv/csv.ts';
import { sps } from '#research/formats/sps/sps.ts';
import { writeMissingAsZero } from '../support/missing-as-zero.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { parseCells, compareTables, type Comparison } from '../support/read-tables.ts';
import { hasProgram, runProgram } from '../support/oracles.ts';
import { type FakeRelease, writeFakeRelease } from '../support/fake-release.ts';

/** The PSPP commands that print each table, as codes with full precision. */
const createListing = (names: readonly string[]) =>
  names
    .map(
      (name) => `GET FILE='${name}.sav'.
SAVE TRANSLATE /OUTFILE='${name}.back.csv' /TYPE=CSV /FIELDNAMES /CELLS=VALUES /REPLACE.
DISPLAY DICTIONARY.
`,
    )
    .join('');

/** Runs PSPP and prints the data; returns its dictionaries. */
function readBack({ folder, tables }: FakeRelease): string {
  runProgram('pspp', ['read.sps'], folder);
  writeFileSync(join(folder, 'list.sps'), createListing(tables.map(({ name }) => name)));
  return runProgram('pspp', ['-O', 'format=csv', 'list.sps'], folder);
}

function comparePspp(release: FakeRelease): Promise<Comparison> {
  return compareTables(release, (table) => {
    const text = readFileSync(join(release.folder, `${table.name}.back.csv`), 'utf8');
    const [head, ...lines] = parseCsv(text).map((row) => row.map(String));
    expect(head).toEqual(table.columns.map(({ name }) => name));
    return parseCells(lines, table.columns, '');
  });
}

describe.skipIf(!hasProgram('pspp'))('PSPP', () => {
  let release: FakeRelease;
  let dictionary: string;
  beforeAll(async () => {
    release = await writeFakeRelease(releasedInstruments, [csv, sps]);
    dictionary = readBack(release);
  });
  afterAll(() => release.remove());

  test('reads every cell as written: missing is system-missing, never 0', async () => {
    const verdict = await comparePspp(release);
    expect(verdict.differing).toEqual([]);
    expect(verdict.compared).toBeGreaterThan(10_000);
  });

  test('detects a writer that replaces missing values by 0', async () => {
    const faulty = await writeFakeRelease(releasedInstruments.slice(-1), [writeMissingAsZero(csv), sps], 20);
    readBack(faulty);
    const { differing } = await comparePspp(faulty);
    faulty.remove();
    expect(differing.join('\n')).toMatch(/W1@3 row \d+ \w+: null, read 0/);
  });

  test('reads questions and answers as labels of the codes', () => {
    expect(dictionary).toContain('How strong was your pain at its worst?');
    expect(dictionary).toContain('Always');
    expect(dictionary).toContain("School, or 'less'");
  });

  test('reads every line, as none exceeds the limit of SPSS', () => {
    const lines = readFileSync(join(release.folder, 'read.sps'), 'utf8').split('\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(251);
  });
});
