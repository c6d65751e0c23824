import { formatAddress } from '../workbook/cell.ts';

/** A row of a table. `line` is its number in a spreadsheet program. */
export interface ImportRow {
  readonly line: number;
  /** Returns the trimmed text of a column; '' if it is empty or there is no such column. */
  readonly getCell: (column: string) => string;
  /** Returns the address of a cell in this row, such as "C4". */
  readonly getCellAddress: (column: string) => string;
}

/**
 * Parses a table whose first row contains the names of the columns.
 * @param known column keys with all accepted names, compared without case
 * @param lines the line of each row in the file, where cells have several
 */
export function parseTable(
  rows: readonly (readonly (string | number | boolean | null)[])[],
  known: Readonly<Record<string, readonly string[]>>,
  lines: readonly number[] = rows.map((_, at) => at + 1),
): {
  readonly columns: readonly string[];
  readonly unknown: readonly string[];
  readonly rows: readonly ImportRow[];
} {
  const head = (rows[0] ?? []).map((name) => normalizeName(String(name ?? '')));
  const positions = new Map(
    Object.entries(known).flatMap(([column, names]) => {
      const at = head.findIndex((name) => names.some((one) => normalizeName(one) === name));
      return at === -1 ? [] : [[column, at] as const];
    }),
  );
  const usedNames = new Set(positions.values());
  return {
    columns: [...positions.keys()],
    unknown: head.filter((name, at) => name !== '' && !usedNames.has(at)),
    rows: rows.slice(1).flatMap((cells, at) => {
      const getCell = (column: string) => String(cells[positions.get(column) ?? -1] ?? '').trim();
      const getCellAddress = (column: string) => formatAddress(at + 1, positions.get(column) ?? 0);
      return cells.every((one) => one === null || one === '')
        ? []
        : [{ line: lines[at + 1] ?? at + 2, getCell, getCellAddress }];
    }),
  };
}

function normalizeName(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, ' ');
}
