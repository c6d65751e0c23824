import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv } from '#research/formats/csv/csv.ts';
import { r } from '#research/formats/r/r.ts';
import { nullAsZero } from '../support/faults.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { cellsOf, judged, type Verdict } from '../support/read-tables.ts';
import { has, run } from '../support/oracles.ts';
import { type MadeUpRelease, madeUpRelease } from '../support/fake-release.ts';

const rowsIn = (file: string) => parseCsv(readFileSync(file, 'utf8')).map((row) => row.map(String));

/** Lets R read it and write down what it holds; gives the folder of that. */
function readBack({ folder }: MadeUpRelease): string {
  const out = join(folder, 'out');
  mkdirSync(out);
  run('Rscript', ['--vanilla', join(import.meta.dirname, 'read-back.R'), folder, out], folder);
  return out;
}

function verdictOn(release: MadeUpRelease, out: string): Promise<Verdict> {
  return judged(release, (table) => {
    const [head, ...lines] = rowsIn(join(out, `${table.name}.csv`));
    expect(head).toEqual(table.columns.map(({ name }) => name));
    return cellsOf(lines, table.columns, '<NA>');
  });
}

describe.skipIf(!has('Rscript'))('R', () => {
  let release: MadeUpRelease;
  let out: string;
  beforeAll(async () => {
    release = await madeUpRelease(releasedInstruments, [csv, r]);
    out = readBack(release);
  });
  afterAll(() => release.remove());

  test('reads every cell as written: missing is NA, never 0', async () => {
    const verdict = await verdictOn(release, out);
    expect(verdict.differing).toEqual([]);
    expect(verdict.compared).toBeGreaterThan(10_000);
  });

  test('detects a writer that replaces missing values by 0', async () => {
    const faulty = await madeUpRelease(releasedInstruments.slice(-1), [nullAsZero(csv), r], 20);
    const { differing } = await verdictOn(faulty, readBack(faulty));
    faulty.remove();
    expect(differing.join('\n')).toMatch(/W1@3 row \d+ \w+: null, read 0/);
  });

  test('reads the text of the question and its answers next to the codes', () => {
    const [, ...lines] = rowsIn(join(out, 'labels.csv'));
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
