import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv } from '#research/formats/csv/csv.ts';
import { r } from '#research/formats/r/r.ts';
import { writeMissingAsZero } from '../support/missing-as-zero.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { parseCells, compareTables, type Comparison } from '../support/read-tables.ts';
import { hasProgram, runProgram } from '../support/oracles.ts';
import { type FakeRelease, writeFakeRelease } from '../support/fake-release.ts';

const readRows = (file: string) => parseCsv(readFileSync(file, 'utf8')).map((row) => row.map(String));

/** Runs R, which reads the release and writes its data; returns the folder of that. */
function readBack({ folder }: FakeRelease): string {
  const out = join(folder, 'out');
  mkdirSync(out);
  runProgram('Rscript', ['--vanilla', join(import.meta.dirname, 'read-back.R'), folder, out], folder);
  return out;
}

function compareR(release: FakeRelease, out: string): Promise<Comparison> {
  return compareTables(release, (table) => {
    const [head, ...lines] = readRows(join(out, `${table.name}.csv`));
    expect(head).toEqual(table.columns.map(({ name }) => name));
    return parseCells(lines, table.columns, '<NA>');
  });
}

describe.skipIf(!hasProgram('Rscript'))('R', () => {
  let release: FakeRelease;
  let out: string;
  beforeAll(async () => {
    release = await writeFakeRelease(releasedInstruments, [csv, r]);
    out = readBack(release);
  });
  afterAll(() => release.remove());

  test('reads every cell as written: missing is NA, never 0', async () => {
    const verdict = await compareR(release, out);
    expect(verdict.differing).toEqual([]);
    expect(verdict.compared).toBeGreaterThan(10_000);
  });

  test('detects a writer that replaces missing values by 0', async () => {
    const faulty = await writeFakeRelease(releasedInstruments.slice(-1), [writeMissingAsZero(csv), r], 20);
    const { differing } = await compareR(faulty, readBack(faulty));
    faulty.remove();
    expect(differing.join('\n')).toMatch(/W1@3 row \d+ \w+: null, read 0/);
  });

  test('reads the text of the question and its answers next to the codes', () => {
    const [, ...lines] = readRows(join(out, 'labels.csv'));
    const expected = release.tables.flatMap(({ name, columns }) =>
      columns.map((column) => [
        name,
        column.name,
        { integer: 'integer', number: 'double', string: 'character', boolean: 'logical' }[column.type],
        column.description,
        column.type === 'boolean'
          ? ''
          : (column.codes ?? []).map(({ code, label }) => `${code}=${label}`).join(';'),
      ]),
    );
    expect(lines).toEqual(expected);
  });
});
