import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { CellValue, Sheet } from './cell.ts';
import { checkCell } from './check-cell.ts';
import { checkSheetForm, maxRows } from './check-sheet-form.ts';
import { type XlsxSheet, loadLibrary } from './xlsx-library.ts';
import type { SheetProblem } from './sheet-problem.ts';
import { workbookLimits, createTooLargeProblem, checkZip } from './check-zip.ts';

/** A sheet with its problems. Its cells are only usable without problems. */
interface OpenedSheet extends Sheet {
  readonly problems: readonly SheetProblem[];
}

/** The sheets of a workbook, or the problem that prevented opening it. */
export type OpenedWorkbook =
  | { readonly sheets: readonly OpenedSheet[]; readonly problem?: never }
  | { readonly sheets?: never; readonly problem: SheetProblem };

/**
 * Reads an XLSX file.
 * @throws Error if the file does not exist
 */
export async function openWorkbookFile(path: string): Promise<OpenedWorkbook> {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`${path}: the file does not exist. Check the path.`);
  if (size > workbookLimits.bytes) return { problem: createTooLargeProblem(`${size} bytes`) };
  return openWorkbook(basename(path), readFileSync(path));
}

/** Parses the bytes of an XLSX file. Does not evaluate formulas or follow links. */
export async function openWorkbook(name: string, bytes: Uint8Array): Promise<OpenedWorkbook> {
  const problem = await checkZip(name, bytes);
  if (problem) return { problem };
  const { readXlsx } = await loadLibrary();
  try {
    const { sheets } = await readXlsx(bytes, { readStyles: true, maxRows: maxRows + 1 });
    return { sheets: sheets.map(readSheet) };
  } catch (error) {
    const actual = `a workbook that cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    const fix = 'Open it in a spreadsheet program, and save it again as "Excel workbook (.xlsx)".';
    return { problem: { rule: 'file-broken', expected: 'a complete workbook', actual, fix } };
  }
}

function readSheet(sheet: XlsxSheet): OpenedSheet {
  const filled = sheet.rows.slice(0, sheet.rows.findLastIndex((row) => row.some(isFilled)) + 1);
  const rows = filled.map((row) =>
    row.map((cell): CellValue => (cell instanceof Date || cell === '' ? null : cell)),
  );
  const cells = [...(sheet.cells ?? [])].flatMap(
    ([position, cell]) => checkCell(sheet.name, position, cell) ?? [],
  );
  return { name: sheet.name, rows, problems: [...checkSheetForm(sheet, filled), ...cells] };
}

function isFilled(cell: unknown): boolean {
  return cell !== null && cell !== '';
}
