import { join } from 'node:path';
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from '#domain/tables/table.ts';
import { parquet } from '#research/formats/parquet/parquet.ts';
import { writeMissingAsZero } from '../support/missing-as-zero.ts';
import { releasedInstruments } from '../support/instruments.ts';
import { compareTables, type Comparison } from '../support/read-tables.ts';
import { type FakeRelease, writeFakeRelease } from '../support/fake-release.ts';

let release: FakeRelease;
beforeAll(async () => {
  release = await writeFakeRelease(releasedInstruments, [parquet]);
});
afterAll(() => release.remove());

const openFile = ({ name }: Table, { folder } = release) =>
  asyncBufferFromFile(join(folder, `${name}.parquet`));

function compareParquet(one: FakeRelease): Promise<Comparison> {
  return compareTables(one, async (table) => {
    const rows = await parquetReadObjects({ file: await openFile(table, one) });
    return rows.map((row) => table.columns.map(({ name }) => row[name]));
  });
}

test('a Parquet reader returns every cell as written: missing is null, never 0', async () => {
  const verdict = await compareParquet(release);
  expect(verdict.differing).toEqual([]);
  expect(verdict.compared).toBeGreaterThan(10_000);
});

test('stores whole numbers as such, and requires only keys', async () => {
  const table = release.tables.find(({ name }) => name === 'W1@3');
  if (!table) throw new Error('The fake instrument has no table.');
  const { schema } = await parquetMetadataAsync(await openFile(table));
  const typeOf = (name: string) => schema.find((column) => column.name === name);
  expect(typeOf('pain')).toMatchObject({ type: 'INT32', repetition_type: 'OPTIONAL' });
  expect(typeOf('score_share')).toMatchObject({ type: 'DOUBLE', repetition_type: 'OPTIONAL' });
  expect(typeOf('study_id')).toMatchObject({ type: 'BYTE_ARRAY', repetition_type: 'REQUIRED' });
});

test('detects a writer that replaces missing values by 0', async () => {
  const faulty = await writeFakeRelease(releasedInstruments, [writeMissingAsZero(parquet)], 20);
  const { differing } = await compareParquet(faulty);
  faulty.remove();
  expect(differing.join('\n')).toMatch(/W1@3 row \d+ \w+: null, read 0/);
});
