import { join } from 'node:path';
import { type ColumnSource, fileWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { Cell, Column, Row, Table } from '#domain/tables/table.ts';
import type { ReleaseFormat } from '../../release/format.ts';

/** Rows per row group, which limits memory. */
const groupRows = 5000;

/** One Parquet file per table: whole numbers as INT32, others as DOUBLE, texts as UTF-8; missing cells are null. */
export const parquet: ReleaseFormat = {
  name: 'parquet',
  async begin({ folder, tables }) {
    const files = new Map(tables.map((table) => [table.name, new ParquetFile(folder, table)]));
    return {
      row: (table, row) => files.get(table.name)?.add(row),
      async end(rest) {
        // The last row group is written in one step, with thousands of cells.
        for (const file of files.values()) {
          await rest?.();
          await file.end();
        }
      },
    };
  },
};

class ParquetFile {
  private readonly table: Table;
  private readonly writer: ParquetWriter;
  private rows: Row[] = [];

  constructor(folder: string, table: Table) {
    this.table = table;
    this.writer = new ParquetWriter({
      writer: fileWriter(join(folder, `${table.name}.parquet`)),
      schema: schemaFromColumnData({ columnData: this.columns() }),
    });
  }

  add(row: Row): void | Promise<void> {
    this.rows.push(row);
    return this.rows.length < groupRows ? undefined : this.writeGroup();
  }

  async end(): Promise<void> {
    if (this.rows.length > 0) await this.writeGroup();
    await this.writer.finish();
  }

  private writeGroup(): void | Promise<void> {
    const columnData = this.columns();
    this.rows = [];
    return this.writer.write({ columnData, rowGroupSize: groupRows });
  }

  /** The buffered rows as columns. */
  private columns(): ColumnSource[] {
    const { columns, key } = this.table;
    return columns.map((column, at) => ({
      name: column.name,
      type: types[column.type],
      nullable: !key.includes(column.name),
      data: this.rows.map((row): Cell => row[at] ?? null),
    }));
  }
}

const types = {
  integer: 'INT32',
  number: 'DOUBLE',
  string: 'STRING',
  boolean: 'BOOLEAN',
} as const satisfies Record<Column['type'], ColumnSource['type']>;
