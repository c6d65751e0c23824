import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Instrument } from '#domain/instrument/instrument.ts';
import type { Row, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat, ReleaseMetadata } from '#research/release/format.ts';
import { createFakeAttempts } from './fake-data.ts';
import { createFakeRow, createFakeTable } from './fake-table.ts';

/** A folder with a fake release in several formats, and the data written to it. */
export interface FakeRelease {
  readonly folder: string;
  readonly tables: readonly Table[];
  readonly rows: ReadonlyMap<string, readonly Row[]>;
  remove(): void;
}

/** The number of people: 200, with `TEST_ALL` 1,000. */
const peopleCount = process.env.TEST_ALL === '1' ? 1000 : 200;

/** The metadata of the release. */
const about: ReleaseMetadata = {
  name: '2027-03',
  program: 'Wellness Check',
  institute: 'The institute',
  madeAt: '2027-04-01T00:00:00.000Z',
  until: '2027-03-31T00:00:00.000Z',
  consentVersion: '2027-01-01',
  languages: [{ language: 'hi', lowestStage: 'draft', instruments: { S4: 'draft' } }],
};

/** Writes fake attempts of these instruments, and a table of people, in these formats. */
export async function writeFakeRelease(
  instruments: readonly Instrument[],
  forms: readonly ReleaseFormat[],
  people = peopleCount,
): Promise<FakeRelease> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const tables = [peopleTable, ...instruments.map(createFakeTable)];
  const rows = new Map(tables.map((table) => [table.name, createRows(table, people)]));
  for (const form of forms) {
    const writer = await form.begin({ folder, tables, about });
    for (const table of tables) for (const row of rows.get(table.name) ?? []) await writer.row?.(table, row);
    await writer.end();
  }
  return { folder, tables, rows, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const peopleTable: Table = {
  name: 'people',
  key: ['study_id'],
  columns: [
    { name: 'study_id', type: 'string', description: 'The person, by a code of this release.', role: 'key' },
    { name: 'age_band', type: 'string', description: 'Age "in bands", it’s said.', role: 'design' },
    {
      name: 'education',
      type: 'integer',
      description: 'Education.',
      role: 'design',
      codes: [
        { code: 1, label: "School, or 'less'" },
        { code: 2, label: 'More | other' },
      ],
    },
    { name: 'works', type: 'boolean', description: 'हाँ, works.', role: 'design' },
  ],
};

function createRows(table: Table, people: number): Row[] {
  if (table.instrument)
    return createFakeAttempts(table.instrument, people).map((one) => createFakeRow(table, one));
  return Array.from({ length: people }, (_, at) => [
    `p${String(at).padStart(6, '0')}`,
    [null, '18-24', '25, or more', 'हाँ'][at % 4] ?? null,
    [1, 2, null][at % 3] ?? null,
    [true, false, null][at % 5] ?? null,
  ]);
}
