import { formatAddress } from './cell.ts';
import type { XlsxCell } from './xlsx-library.ts';
import type { SheetProblem } from './sheet-problem.ts';

/**
 * Rejects formulas, errors and dates in a cell.
 * @param position "row,column", from 0
 */
export function checkCell(sheet: string, position: string, cell: XlsxCell): SheetProblem | undefined {
  const [row = 0, column = 0] = position.split(',').map(Number);
  const problem = describeCellProblem(cell);
  return problem && { sheet, cell: formatAddress(row, column), ...problem };
}

function describeCellProblem({
  type,
  value,
  formula,
}: XlsxCell): Omit<SheetProblem, 'sheet' | 'cell'> | undefined {
  if (formula !== undefined || type === 'formula') {
    return {
      rule: 'formula',
      expected: 'a value',
      actual: `a formula: =${formula ?? ''}`,
      fix: 'Replace it by its value (Paste special, Values). Write an apostrophe before a text that begins with =.',
    };
  }
  if (type === 'error') {
    const fix = 'Write the value that is meant, or empty the cell.';
    return { rule: 'error-value', expected: 'a value', actual: `an error: ${String(value)}`, fix };
  }
  if (type === 'date' || value instanceof Date) {
    const fix = 'Set the format of the cell to "Text", and write it again.';
    return { rule: 'date', expected: 'a text or a number', actual: 'a date', fix };
  }
  return undefined;
}
