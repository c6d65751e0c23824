import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { addressOf, type Cell, columnName, type Sheet } from './cell.ts';
import { type LibraryCell, type LibrarySheet, library } from './library.ts';
import type { SheetFault } from './sheet-fault.ts';
import { limits, tooLarge, zipFault } from './zip-guard.ts';

/** The longest and widest sheet that is read. */
export const mostRows = 2000;
const mostColumns = 200;

/** A sheet with all that is wrong with its form; its cells are to be used when nothing is. */
export interface OpenedSheet extends Sheet {
  readonly faults: readonly SheetFault[];
}

/** The sheets of a workbook, or the fault that keeps it from being opened. */
export type OpenedWorkbook =
  | { readonly sheets: readonly OpenedSheet[]; readonly fault?: never }
  | { readonly sheets?: never; readonly fault: SheetFault };

/**
 * Opens an XLSX file.
 * @throws Error where there is no such file
 */
export async function openWorkbookFile(path: string): Promise<OpenedWorkbook> {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`There is no such file: ${path}`);
  if (size > limits.bytes) return { fault: tooLarge(`${size} bytes`) };
  return openWorkbook(basename(path), readFileSync(path));
}

/** Opens the bytes of an XLSX file. Nothing in it is run, followed or worked out. */
export async function openWorkbook(name: string, bytes: Uint8Array): Promise<OpenedWorkbook> {
  const fault = zipFault(name, bytes);
  if (fault) return { fault };
  const { readXlsx } = await library();
  try {
    const { sheets, externalLinks = [] } = await readXlsx(bytes, { readStyles: true, maxRows: mostRows + 1 });
    const [link] = externalLinks;
    if (link) return { fault: linkFault };
    return { sheets: sheets.map(openedSheet) };
  } catch (error) {
    const actual = `a workbook that cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    const fix = 'Open it in a spreadsheet program, and save it anew as "Excel workbook (.xlsx)".';
    return { fault: { rule: 'file-broken', expected: 'a workbook that is whole', actual, fix } };
  }
}

const linkFault: SheetFault = {
  rule: 'external-links',
  expected: 'a workbook without links to other files',
  actual: 'a link to another workbook',
  fix: 'Break the links (Data, Edit links), and save it again.',
};

function openedSheet(sheet: LibrarySheet): OpenedSheet {
  const faults = [
    ...sheetFaults(sheet),
    ...[...(sheet.cells ?? [])].flatMap((entry) => cellFault(sheet.name, entry)),
  ];
  const rows = sheet.rows.map((row) =>
    row.map((cell): Cell => (cell instanceof Date ? null : cell)).map(noBlank),
  );
  return { name: sheet.name, rows: rows.slice(0, rows.findLastIndex(isFilled) + 1), faults };
}

/** A cell of nothing is an empty cell. */
function noBlank(cell: Cell): Cell {
  return cell === '' ? null : cell;
}

function isFilled(row: readonly Cell[]): boolean {
  return row.some((cell) => cell !== null);
}

function sheetFaults({
  name,
  rows,
  hidden,
  veryHidden,
  rowDefs,
  columns = [],
  merges = [],
}: LibrarySheet): SheetFault[] {
  const faults: SheetFault[] = [];
  const fault = (rule: string, expected: string, actual: string, fix: string, cell?: string) =>
    faults.push({ sheet: name, ...(cell === undefined ? {} : { cell }), rule, expected, actual, fix });
  if (hidden || veryHidden) {
    fault(
      'hidden',
      'every sheet to be seen',
      'a hidden sheet',
      'Show the sheet, and look at it; remove it if nobody needs it.',
    );
  }
  for (const [row, { hidden: isHidden }] of rowDefs ?? []) {
    if (!isHidden) continue;
    const fix = 'Show the row (filters hide rows, too), and remove it if nobody needs it.';
    fault('hidden', 'every row to be seen', `row ${row + 1} is hidden`, fix, addressOf(row, 0));
  }
  for (const [column, { hidden: isHidden }] of columns.entries()) {
    if (!isHidden) continue;
    const actual = `column ${columnName(column)} is hidden`;
    fault('hidden', 'every column to be seen', actual, 'Show the column.', addressOf(0, column));
  }
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const range = `${addressOf(startRow, startCol)}:${addressOf(endRow, endCol)}`;
    const fix = 'Split the cells, and write the value into each cell that it belongs to.';
    fault('merged', 'cells that stand alone', `${range} merged into one`, fix, addressOf(startRow, startCol));
  }
  if (rows.length > mostRows) {
    const fix = 'Remove the rows that do not belong to a questionnaire.';
    fault('too-many-rows', `at most ${mostRows} rows`, 'more rows', fix, addressOf(mostRows, 0));
  }
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== null) + 1));
  if (width > mostColumns) {
    const fix = 'Remove the columns that do not belong to a questionnaire.';
    fault(
      'too-many-columns',
      `at most ${mostColumns} columns`,
      `${width} columns`,
      fix,
      addressOf(0, mostColumns),
    );
  }
  return faults;
}

function cellFault(sheet: string, [place, cell]: [string, LibraryCell]): SheetFault[] {
  const [row = 0, column = 0] = place.split(',').map(Number);
  const found = cellWords(cell);
  return found ? [{ sheet, cell: addressOf(row, column), ...found }] : [];
}

function cellWords({ type, value, formula }: LibraryCell): Omit<SheetFault, 'sheet' | 'cell'> | undefined {
  if (formula !== undefined || type === 'formula') {
    const fix =
      'Put its value in its place (Paste special, Values); a text that begins with = needs an apostrophe before it.';
    return { rule: 'formula', expected: 'a value', actual: `a formula: =${formula ?? ''}`, fix };
  }
  if (type === 'error') {
    const fix = 'Write the value that is meant, or empty the cell.';
    return { rule: 'error-value', expected: 'a value', actual: `an error: ${String(value)}`, fix };
  }
  if (type === 'date' || value instanceof Date) {
    const fix =
      'Give the cell the format "Text", and write it again: the spreadsheet program took it for a date.';
    return { rule: 'date', expected: 'a text or a number', actual: 'a date', fix };
  }
  return undefined;
}
