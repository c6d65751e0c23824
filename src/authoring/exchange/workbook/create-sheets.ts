import type { Sheet } from './cell.ts';
import { parseSheets } from './parse-sheets.ts';
import { type KeyOrder, computeKeyOrder } from './key-order.ts';
import type { SchemaNode } from '../../source/schema-node.ts';
import { createSourceSheet } from './source-sheet.ts';
import { toSheets } from './sheet-draft.ts';

/** A questionnaire and its data for the last sheet. */
export interface SheetSource {
  readonly id: string;
  readonly hash: string;
  readonly file: object;
}

/**
 * Creates all sheets of a questionnaire, and verifies that parsing them returns the same file.
 * @throws Error with a message for the author if the file cannot be represented
 */
export function createSheets({ id, hash, file }: SheetSource, schema: SchemaNode): Sheet[] {
  const own = toSheets(file, schema);
  const createSheetsWithOrder = (order: KeyOrder) => [...own, createSourceSheet({ id, hash, order })];
  const first = parseSheets(createSheetsWithOrder(new Map()), schema);
  if (first.file) {
    const sheets = createSheetsWithOrder(computeKeyOrder(file, first.file));
    const { file: again } = parseSheets(sheets, schema);
    if (JSON.stringify(again) === JSON.stringify(file)) return sheets;
  }
  const [problem] = first.problems ?? [];
  const reason =
    problem &&
    `: ${problem.sheet}!${problem.cell} would contain ${problem.actual}, expected ${problem.expected}`;
  throw new Error(
    `This file cannot be written as a workbook${reason ?? ''}. Run npm run check for its errors.`,
  );
}
