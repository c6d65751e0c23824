import { formatAddress, formatColumn } from './cell.ts';
import type { XlsxSheet } from './xlsx-library.ts';
import type { SheetProblem } from './sheet-problem.ts';

/** Limits of a sheet. */
export const maxRows = 2000;
const maxColumns = 200;

/**
 * Checks a whole sheet. Rejects hidden and merged cells, because their values may differ from what the author sees.
 * @param rows without empty rows at the end
 */
export function checkSheetForm(sheet: XlsxSheet, rows: XlsxSheet['rows']): SheetProblem[] {
  return [...checkHidden(sheet), ...checkMerged(sheet), ...checkSize(sheet.name, rows)];
}

function checkHidden({ name: sheet, hidden, veryHidden, rowDefs, columns = [] }: XlsxSheet): SheetProblem[] {
  const rows = [...(rowDefs ?? [])].filter(([, row]) => row.hidden || row.height === 0).map(([at]) => at);
  const narrow = [...columns.entries()]
    .filter(([, column]) => column.hidden || column.width === 0)
    .map(([at]) => at);
  const rule = 'hidden';
  const whole: SheetProblem = {
    sheet,
    rule,
    expected: 'only visible sheets',
    actual: 'a hidden sheet',
    fix: 'Unhide the sheet, or remove it.',
  };
  return [
    ...(hidden || veryHidden ? [whole] : []),
    ...groupSpans(rows).map(([first, last]) => ({
      sheet,
      cell: formatAddress(first, 0),
      rule,
      expected: 'only visible rows',
      actual: `hidden: rows ${first + 1} to ${last + 1}`,
      fix: 'Unhide the rows (filters hide rows, too), or remove them.',
    })),
    ...groupSpans(narrow).map(([first, last]) => ({
      sheet,
      cell: formatAddress(0, first),
      rule,
      expected: 'only visible columns',
      actual: `hidden: columns ${formatColumn(first)} to ${formatColumn(last)}`,
      fix: 'Unhide the columns, or remove them.',
    })),
  ];
}

/** Groups consecutive numbers into pairs of first and last. */
function groupSpans(positions: readonly number[]): [number, number][] {
  const spans: [number, number][] = [];
  for (const position of positions.toSorted((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === position - 1) last[1] = position;
    else spans.push([position, position]);
  }
  return spans;
}

function checkMerged({ name: sheet, merges = [] }: XlsxSheet): SheetProblem[] {
  return merges.map(({ startRow, startCol, endRow, endCol }) => ({
    sheet,
    cell: formatAddress(startRow, startCol),
    rule: 'merged',
    expected: 'unmerged cells',
    actual: `${formatAddress(startRow, startCol)}:${formatAddress(endRow, endCol)} merged into one`,
    fix: 'Split the cells, and write the value into each cell that it belongs to.',
  }));
}

function checkSize(sheet: string, rows: XlsxSheet['rows']): SheetProblem[] {
  const problems: SheetProblem[] = [];
  if (rows.length > maxRows) {
    problems.push({
      sheet,
      cell: formatAddress(maxRows, 0),
      rule: 'too-many-rows',
      expected: `at most ${maxRows} rows`,
      actual: 'more rows',
      fix: 'Remove the rows that do not belong to a questionnaire.',
    });
  }
  const wide = rows.findIndex((row) => row.findLastIndex((cell) => cell !== null) >= maxColumns);
  if (wide !== -1) {
    problems.push({
      sheet,
      cell: formatAddress(wide, maxColumns),
      rule: 'too-many-columns',
      expected: `at most ${maxColumns} columns`,
      actual: 'more columns',
      fix: 'Remove the columns that do not belong to a questionnaire.',
    });
  }
  return problems;
}
