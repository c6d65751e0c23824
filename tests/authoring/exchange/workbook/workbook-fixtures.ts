import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import type { CellValue, Sheet } from '#authoring/exchange/workbook/cell.ts';
import { parseSheets } from '#authoring/exchange/workbook/parse-sheets.ts';
import { loadLibrary, type StyledCell } from '#authoring/exchange/workbook/xlsx-library.ts';
import { openWorkbook } from '#authoring/exchange/workbook/open-workbook.ts';
import { createSheets } from '#authoring/exchange/workbook/create-sheets.ts';
import type { SheetProblem } from '#authoring/exchange/workbook/sheet-problem.ts';

const folder = new URL('../../../../questionnaires/', import.meta.url);
export const schema = JSON.parse(readFileSync(new URL('instrument.schema.json', folder), 'utf8')) as object;
const distress = JSON.parse(readFileSync(new URL('S4-distress.json', folder), 'utf8')) as object;

/** The worksheets of S4. */
export function createSheetsOfS4(): Sheet[] {
  return createSheets({ id: 'S4', hash: 'a'.repeat(64), file: distress }, schema);
}

/** The worksheets with one cell changed, by its address. */
export function replaceCell(
  sheets: readonly Sheet[],
  sheet: string,
  address: string,
  cell: CellValue,
): Sheet[] {
  const [, letters = 'A', row = '1'] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return sheets.map(({ name, rows }) => {
    if (name !== sheet) return { name, rows };
    const changed = rows.map((cells) => [...cells]);
    while (changed.length < Number(row)) changed.push([]);
    const line = changed[Number(row) - 1] ?? [];
    while (line.length <= column) line.push(null);
    line[column] = cell;
    return { name, rows: changed };
  });
}

/** The errors of worksheets, each as "rule at sheet!cell". */
export function listProblems(sheets: readonly Sheet[]): string[] {
  return (parseSheets(sheets, schema).problems ?? []).map(formatProblem);
}

type Page = Parameters<Awaited<ReturnType<typeof loadLibrary>>['writeXlsx']>[0]['sheets'][number];

/** A workbook of S4 with its first worksheet, `items`, modified. */
export async function createWorkbook(
  change: object,
  cells: Record<string, object> = {},
): Promise<Uint8Array> {
  const { writeXlsx } = await loadLibrary();
  const pages = createSheetsOfS4().map(({ name, rows }, at) => {
    const page = { name, rows: rows.map((row) => [...row]) };
    const own = new Map(Object.entries(cells) as [string, StyledCell][]);
    return (at === 0 ? { ...page, cells: own, ...change } : page) as unknown as Page;
  });
  return writeXlsx({ sheets: pages, properties: { title: 'S4', creator: 'a test' } });
}

/** The errors found on opening a file, each as "rule at sheet!cell". */
export async function listOpeningProblems(bytes: Uint8Array, name = 'S4.xlsx'): Promise<string[]> {
  const { sheets = [], problem } = { sheets: [], problem: undefined, ...(await openWorkbook(name, bytes)) };
  return problem ? [formatProblem(problem)] : sheets.flatMap(({ problems }) => problems.map(formatProblem));
}

function formatProblem({ rule, sheet, cell }: SheetProblem): string {
  const location = [sheet, cell].filter((part) => part !== undefined).join('!');
  return location === '' ? rule : `${rule} at ${location}`;
}

/** Adds parts to a zip file. */
export function appendParts(bytes: Uint8Array, parts: Readonly<Record<string, Buffer>>): Uint8Array {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const start = zip.readUInt32LE(end + 16);
  const locals: Buffer[] = [zip.subarray(0, start)];
  const entries: Buffer[] = [zip.subarray(start, end)];
  for (const [name, content] of Object.entries(parts)) {
    const offset = locals.reduce((sum, { length }) => sum + length, 0);
    const packed = deflateRawSync(content, { level: 9 });
    const sizes = [crc32(content), packed.length, content.length];
    const shared = [20, 0, 8, 0, 0];
    locals.push(
      writeRecord(
        0x04034b50,
        [...shared.map(writeUint16), ...sizes.map(writeUint32), writeUint16(name.length), writeUint16(0)],
        name,
      ),
      packed,
    );
    const tail = [
      writeUint16(name.length),
      ...Array.from({ length: 4 }, () => writeUint16(0)),
      writeUint32(0),
      writeUint32(offset),
    ];
    entries.push(
      writeRecord(
        0x02014b50,
        [writeUint16(20), ...shared.map(writeUint16), ...sizes.map(writeUint32), ...tail],
        name,
      ),
    );
  }
  const directory = Buffer.concat(entries);
  const last = Buffer.from(zip.subarray(end));
  const count = zip.readUInt16LE(end + 10) + Object.keys(parts).length;
  last.writeUInt16LE(count, 8);
  last.writeUInt16LE(count, 10);
  last.writeUInt32LE(directory.length, 12);
  const body = Buffer.concat(locals);
  last.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, directory, last]);
}

function writeRecord(mark: number, fields: readonly Buffer[], name: string): Buffer {
  return Buffer.concat([writeUint32(mark), ...fields, Buffer.from(name)]);
}

function writeUint16(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(number);
  return bytes;
}

function writeUint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number >>> 0);
  return bytes;
}
