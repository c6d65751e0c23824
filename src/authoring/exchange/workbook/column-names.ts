import { formatAddress, type CellValue, describeCell } from './cell.ts';
import type { SheetProblem } from './sheet-problem.ts';
import { restSheet, listRouteColumns } from './tables.ts';

/** The column names of a sheet, '' for an unnamed column. Only usable without problems. */
export interface ColumnNames {
  readonly columns: readonly string[];
  readonly problems: readonly SheetProblem[];
}

/** Reads the column names from the first row. */
export function readColumnNames(sheet: string, head: readonly CellValue[]): ColumnNames {
  const problems: SheetProblem[] = [];
  const requiredColumns =
    sheet === restSheet.sheet ? [restSheet.path, restSheet.value] : listRouteColumns(sheet);
  for (const [at, name] of head.entries()) {
    const cell = formatAddress(0, at);
    if (name === null && at < head.findLastIndex((one) => one !== null)) {
      problems.push({ sheet, cell, rule: 'column-without-name', ...columnTexts, actual: 'an empty cell' });
    } else if (name !== null && typeof name !== 'string') {
      problems.push({ sheet, cell, rule: 'column-unknown', ...columnTexts, actual: describeCell(name) });
    } else if (name !== null && head.indexOf(name) !== at) {
      const actual = `"${name}" a second time`;
      problems.push({ sheet, cell, rule: 'column-twice', ...columnTexts, actual });
    } else if (name !== null && sheet === restSheet.sheet && !requiredColumns.includes(name)) {
      const expected = `only the columns ${requiredColumns.join(' and ')}`;
      problems.push({
        sheet,
        cell,
        rule: 'column-unknown',
        ...columnTexts,
        expected,
        actual: `"${name}"`,
      });
    }
  }
  for (const name of requiredColumns.filter((one) => !head.includes(one))) {
    problems.push({
      sheet,
      cell: 'A1',
      rule: 'column-missing',
      expected: `a column "${name}"`,
      actual: 'no such column in the first row',
      fix: 'Restore the column, or write the workbook again and repeat your changes.',
    });
  }
  return { columns: head.map((name) => (typeof name === 'string' ? name : '')), problems };
}

const columnTexts = { expected: 'a unique name for each column', fix: 'Name the column, or remove it.' };
