import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dictionaryColumns, type Field } from '#domain/redcap/columns.ts';
import type { Cell, Row, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '../../release/format.ts';
import { TextFile } from '../../release/text-file.ts';
import { formatCsvRow } from '../csv/csv.ts';
import { createFields } from './fields.ts';
import { toInstrumentName, recordId, toRecordColumn } from './names.ts';

/**
 * A REDCap project: its data dictionary, and records to import. Each questionnaire is a repeating instrument and
 * each attempt an instance of it, since the number of attempts is not limited.
 */
export const redcap: ReleaseFormat = {
  name: 'redcap',
  async begin({ folder, tables }) {
    const own = join(folder, 'redcap');
    await mkdir(own);
    const dictionary = new TextFile(join(own, 'dictionary.csv'));
    await dictionary.write(formatCsvRow(dictionaryColumns));
    const [first, ...others] = tables;
    const id: Field = {
      'Variable / Field Name': recordId,
      'Form Name': first ? toInstrumentName(first) : 'people',
      'Field Type': 'text',
      'Field Label': 'Id of the person in this release.',
    };
    for (const field of [id, ...[first, ...others].flatMap((table) => (table ? createFields(table) : []))])
      await dictionary.write(formatCsvRow(dictionaryColumns.map((column) => field[column] ?? null)));
    await dictionary.end();
    const records = new Records(join(own, 'records.csv'), tables);
    await records.begin();
    return {
      row: (table, row) => records.add(table, row),
      end: () => records.end(),
    };
  },
};

/** The record file: record id, instrument and instance, then the fields of all instruments. */
class Records {
  private readonly file: TextFile;
  private readonly tables: readonly Table[];
  /** Index of the first field of each table. */
  private readonly starts = new Map<string, number>();
  private width = 0;

  constructor(path: string, tables: readonly Table[]) {
    this.file = new TextFile(path);
    this.tables = tables;
    for (const table of tables) {
      this.starts.set(table.name, this.width);
      this.width += listOwnColumns(table).length + 1;
    }
  }

  begin(): void | Promise<void> {
    const fields = this.tables.flatMap((table) => [
      ...listOwnColumns(table).map((column) => toRecordColumn(table, column)),
      `${toInstrumentName(table)}_complete`,
    ]);
    return this.file.write(
      formatCsvRow([recordId, 'redcap_repeat_instrument', 'redcap_repeat_instance', ...fields]),
    );
  }

  add(table: Table, row: Row): void | Promise<void> {
    const getCell = (name: string): Cell =>
      row[table.columns.findIndex((column) => column.name === name)] ?? null;
    const cells = row.filter((_, at) => table.columns[at]?.name !== recordId);
    const before = this.starts.get(table.name) ?? 0;
    const complete = 2;
    const rest = this.width - before - cells.length - 1;
    const repeats = table.instrument ? [toInstrumentName(table), getCell('attempt')] : [null, null];
    return this.file.write(
      formatCsvRow([
        getCell(recordId),
        ...repeats,
        ...createEmptyCells(before),
        ...cells,
        complete,
        ...createEmptyCells(rest),
      ]),
    );
  }

  end(): Promise<void> {
    return this.file.end();
  }
}

function listOwnColumns({ columns }: Table) {
  return columns.filter(({ name }) => name !== recordId);
}

const createEmptyCells = (count: number): null[] => Array<null>(count).fill(null);
