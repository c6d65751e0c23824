import type { Sheet } from './cell.ts';
import { fromSheets } from './from-sheets.ts';
import { type KeyOrder, keyOrderOf } from './key-order.ts';
import type { SchemaNode } from './schema-place.ts';
import { sourceSheet } from './source-sheet.ts';
import { toSheets } from './to-sheets.ts';

/** A questionnaire file with what its last sheet says of it. */
export interface SheetSource {
  readonly id: string;
  readonly hash: string;
  readonly file: object;
}

/**
 * All sheets of a questionnaire. They are read again at once: what comes back is the file, key by key.
 * @throws Error, in words for the author, for a file that sheets cannot hold
 */
export function questionnaireSheets({ id, hash, file }: SheetSource, schema: SchemaNode): Sheet[] {
  const own = toSheets(file, schema);
  const withOrder = (order: KeyOrder) => [...own, sourceSheet({ id, hash, order })];
  const first = fromSheets(withOrder(new Map()), schema);
  if (first.file) {
    const sheets = withOrder(keyOrderOf(file, first.file));
    const { file: again } = fromSheets(sheets, schema);
    if (JSON.stringify(again) === JSON.stringify(file)) return sheets;
  }
  const [fault] = first.faults ?? [];
  const said =
    fault && `: ${fault.sheet}!${fault.cell} would hold ${fault.actual}, but expected is ${fault.expected}`;
  throw new Error(`This file cannot be put into sheets${said ?? ''}. npm run check says what to mend in it.`);
}
