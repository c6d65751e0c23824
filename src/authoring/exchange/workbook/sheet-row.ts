import { formatAddress, type CellValue } from './cell.ts';

/** Rows and unresolved columns of one sheet. */
export interface TableRows {
  readonly sheet: string;
  readonly columns: readonly string[];
  /** Columns that some row supports. */
  readonly known: Set<string>;
  readonly unknown: { readonly line: SheetRow; readonly column: string; readonly keys: readonly string[] }[];
}

/** One row with the names of its columns. */
export class SheetRow {
  readonly table: TableRows;
  /** From 0; row 0 contains the names. */
  private readonly row: number;
  private readonly cells: readonly CellValue[];

  constructor(table: TableRows, row: number, cells: readonly CellValue[]) {
    this.table = table;
    this.row = row;
    this.cells = cells;
  }

  get sheet(): string {
    return this.table.sheet;
  }

  get columns(): readonly string[] {
    return this.table.columns;
  }

  getCell(column: string): CellValue {
    return this.cells[this.columns.indexOf(column)] ?? null;
  }

  getHeader(column: string): string {
    return formatAddress(0, this.columns.indexOf(column));
  }

  locate(column: string): { sheet: string; cell: string } {
    return { sheet: this.sheet, cell: formatAddress(this.row, this.columns.indexOf(column)) };
  }
}
