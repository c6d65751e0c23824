import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Table } from '#domain/tables/table.ts';
import { csv, formatCsvRow } from '#research/formats/csv/csv.ts';

const folder = mkdtempSync(join(tmpdir(), 'csv-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const table: Table = {
  name: 'S9@1',
  key: ['study_id'],
  columns: [
    { name: 'study_id', type: 'string', description: 'Who.', role: 'key' },
    { name: 'it1', type: 'integer', description: 'A question.', role: 'answer' },
  ],
};

test('a missing answer is empty and 0 is 0, in a file with a header row', async () => {
  const about = {
    name: 'r',
    program: 'p',
    institute: 'i',
    madeAt: '2027-01-01T00:00:00.000Z',
    until: '2027-01-01T00:00:00.000Z',
    consentVersion: '1',
  };
  const writer = await csv.begin({ folder, tables: [table], about });
  await writer.row?.(table, ['a', 0]);
  await writer.row?.(table, ['b', null]);
  await writer.end();
  expect(readFileSync(join(folder, 'S9@1.csv'), 'utf8')).toBe('study_id,it1\r\na,0\r\nb,\r\n');
});

test('quotes cells that would break a line', () => {
  expect(formatCsvRow(['a,b', 'say "yes"', 'two\nlines', true, 1.5])).toBe(
    '"a,b","say ""yes""","two\nlines",1,1.5\r\n',
  );
});
