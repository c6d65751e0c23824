import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csv } from '#research/forms/csv/csv.ts';
import { sps } from '#research/forms/sps/sps.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { cellsOf, judged } from '../support/judged.ts';
import { has, run } from '../support/judges.ts';
import { type MadeUpRelease, madeUpRelease } from '../support/made-up-release.ts';

/** What PSPP holds of each table, as codes and full digits. */
const listing = (names: readonly string[]) =>
  names
    .map(
      (name) => `GET FILE='${name}.sav'.
SAVE TRANSLATE /OUTFILE='${name}.back.csv' /TYPE=CSV /FIELDNAMES /CELLS=VALUES /REPLACE.
DISPLAY DICTIONARY.
`,
    )
    .join('');

describe.skipIf(!has('pspp'))('PSPP reads a release', () => {
  let release: MadeUpRelease;
  let dictionary: string;
  beforeAll(async () => {
    release = await madeUpRelease(releasedInstruments, [csv, sps]);
    const { folder, tables } = release;
    run('pspp', ['read.sps'], folder);
    writeFileSync(join(folder, 'list.sps'), listing(tables.map(({ name }) => name)));
    dictionary = run('pspp', ['-O', 'format=csv', 'list.sps'], folder);
  });
  afterAll(() => release.remove());

  test('every cell is as it was given: missing is system-missing, never 0', async () => {
    const verdict = await judged(release, (table) => {
      const [head, ...lines] = parseCsv(
        readFileSync(join(release.folder, `${table.name}.back.csv`), 'utf8'),
      ).map((row) => row.map(String));
      expect(head).toEqual(table.columns.map(({ name }) => name));
      return cellsOf(lines, table.columns, '');
    });
    expect(verdict.differing).toEqual([]);
    expect(verdict.compared).toBeGreaterThan(10_000);
  });

  test('questions and answers stand beside the codes', () => {
    expect(dictionary).toContain('How strong was your pain at its worst?');
    expect(dictionary).toContain('Always');
    expect(dictionary).toContain("School, or 'less'");
  });

  test('no line is longer than SPSS takes', () => {
    const lines = readFileSync(join(release.folder, 'read.sps'), 'utf8').split('\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(251);
  });
});
