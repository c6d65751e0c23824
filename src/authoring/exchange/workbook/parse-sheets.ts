import type { Sheet } from './cell.ts';
import { buildFileFromCells, type CellLeaf } from './build-file.ts';
import { sortKeys } from './key-order.ts';
import { readSheets } from './read-rows.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import type { SheetProblem } from './sheet-problem.ts';
import { type WorkbookOrigin, readWorkbookOrigin } from './source-sheet.ts';
import { optionalSheet, sourceSheet, restSheet, sheetNames } from './tables.ts';

/** A questionnaire with the cells of its values, or the problems of the sheets. */
export type ParsedSheets =
  | {
      readonly file: Record<string, unknown>;
      readonly origin: WorkbookOrigin;
      readonly leaves: readonly CellLeaf[];
      readonly problems?: never;
    }
  | { readonly file?: never; readonly problems: readonly SheetProblem[] };

/** Parses the sheets of a questionnaire. With any problem, returns only problems. */
export function parseSheets(sheets: readonly Sheet[], schema: SchemaNode): ParsedSheets {
  const sheetProblems = [...findMissingSheets(sheets), ...findUnknownSheets(sheets)];
  const source = sheets.find(({ name }) => name === sourceSheet.sheet);
  const originOrProblem = source && readWorkbookOrigin(source);
  if (originOrProblem === undefined || 'rule' in originOrProblem)
    return { problems: originOrProblem ? [...sheetProblems, originOrProblem] : sheetProblems };
  const { leaves, problems } = readSheets(sheets, schema);
  const { file, problems: clashes } = buildFileFromCells(leaves);
  const all = [...sheetProblems, ...problems, ...(problems.length === 0 ? clashes : [])];
  if (all.length > 0) return { problems: all };
  return { file: sortKeys(file, originOrProblem.order), origin: originOrProblem, leaves };
}

function findMissingSheets(sheets: readonly Sheet[]): SheetProblem[] {
  const names = sheets.map(({ name }) => name);
  return sheetNames
    .filter((name) => !names.includes(name) && name !== optionalSheet)
    .map((name) => ({
      sheet: name,
      rule: 'sheet-missing',
      expected: `the sheets ${[...sheetNames].join(', ')}`,
      actual: `no sheet "${name}"; there are ${names.map((one) => `"${one}"`).join(', ')}`,
      fix: 'Restore the sheet with this name, or write the workbook again.',
    }));
}

function findUnknownSheets(sheets: readonly Sheet[]): SheetProblem[] {
  return sheets.flatMap(({ name }) =>
    sheetNames.includes(name)
      ? []
      : [
          {
            sheet: name,
            rule: 'sheet-unknown',
            expected: `no sheets but ${sheetNames.join(', ')}`,
            actual: `a sheet "${name}"`,
            fix: `Remove the sheet, or move its content to "${restSheet.sheet}".`,
          },
        ],
  );
}
