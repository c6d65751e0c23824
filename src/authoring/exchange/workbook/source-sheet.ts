import { formatAddress, type CellValue, type Sheet, describeCell } from './cell.ts';
import type { KeyOrder } from './key-order.ts';
import type { SheetProblem } from './sheet-problem.ts';
import { sourceSheet } from './tables.ts';

/** The questionnaire from which the sheets were created, and its version. */
export interface WorkbookOrigin {
  readonly id: string;
  /** Content hash of the questionnaire at the export. */
  readonly hash: string;
  readonly order: KeyOrder;
}

const note = 'Written by npm run instrument, which reads it again. Please leave this sheet as it is.';
const rowNames = { id: 'questionnaire', hash: 'hash', order: 'order of ' } as const;
/** Represents the empty path of the file itself. */
const top = 'the file';

/** Creates the last sheet, which identifies the exported questionnaire. */
export function createSourceSheet({ id, hash, order }: WorkbookOrigin): Sheet {
  const rows: CellValue[][] = [
    [sourceSheet.what, sourceSheet.value],
    ['about', note],
    [rowNames.id, id],
    [rowNames.hash, hash],
    ...[...order].map(([path, keys]) => [`${rowNames.order}${path || top}`, keys.map(formatKey).join(' ')]),
  ];
  return { name: sourceSheet.sheet, rows };
}

/** Parses the last sheet. Returns a problem if it was edited. */
export function readWorkbookOrigin({ rows }: Sheet): WorkbookOrigin | SheetProblem {
  const pairs = rows.slice(1).filter((row) => row.some((cell) => cell !== null));
  const texts = new Map(pairs.map(([what = null, value = null]) => [what, value]));
  const [id, hash] = [texts.get(rowNames.id), texts.get(rowNames.hash)];
  if (typeof id !== 'string') return createChangedProblem(rows, rowNames.id, 'the id of a questionnaire', id);
  if (typeof hash !== 'string' || !/^[0-9a-f]{64}$/.test(hash)) {
    return createChangedProblem(
      rows,
      rowNames.hash,
      'the content hash of the file: 64 hexadecimal digits',
      hash,
    );
  }
  const order = new Map<string, readonly string[]>();
  for (const [what, value] of texts) {
    if (typeof what !== 'string' || typeof value !== 'string' || !what.startsWith(rowNames.order)) continue;
    const path = what.slice(rowNames.order.length);
    order.set(
      path === top ? '' : path,
      value.split(' ').map((key) => (key === '""' ? '' : key)),
    );
  }
  return { id, hash, order };
}

function formatKey(key: string): string {
  return key === '' ? '""' : key;
}

function createChangedProblem(
  rows: Sheet['rows'],
  what: string,
  expected: string,
  actual: CellValue | undefined,
): SheetProblem {
  const row = rows.findIndex(([name]) => name === what);
  return {
    sheet: sourceSheet.sheet,
    cell: formatAddress(Math.max(row, 0), row === -1 ? 0 : 1),
    rule: 'source-changed',
    expected,
    actual: describeCell(actual ?? null),
    fix: 'Write the workbook again with `npm run instrument -- sheet`, and repeat your changes.',
  };
}
