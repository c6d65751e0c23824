import { inflateRawSync } from 'node:zlib';
import type { SheetFault } from './sheet-fault.ts';

/** What a workbook may be at most: a questionnaire of 200 items needs a hundredth of it. */
export const limits = { bytes: 5_000_000, unpackedBytes: 50_000_000, parts: 500 } as const;

/** Parts of a workbook that a questionnaire never needs, and that may run or fetch something. */
const refused: readonly {
  readonly names: RegExp;
  readonly rule: string;
  readonly what: string;
  readonly fix: string;
}[] = [
  {
    names: /vbaProject|vbaData|macrosheets|dialogsheets|activeX|customUI|\/ctrlProps\//i,
    rule: 'macros',
    what: 'macros or controls',
    fix: 'Save it as "Excel workbook (.xlsx)", which holds no macros.',
  },
  {
    names: /externalLinks|connections\.xml|queryTables|webextensions|\/model\//i,
    rule: 'external-links',
    what: 'links to other files or to data elsewhere',
    fix: 'Break the links (Data, Edit links), and save it again.',
  },
  {
    names: /embeddings|oleObject/i,
    rule: 'embedded-file',
    what: 'another file within it',
    fix: 'Remove the embedded object, and save it again.',
  },
];

/**
 * Looks into a file before any library does: that it is a workbook of the kind .xlsx, that it stays small when it is
 * unpacked, and that it holds nothing that runs or fetches. Unpacks every part under the limit, so that no size is
 * taken on trust.
 * @returns the fault that refuses the file; undefined for one that may be opened
 */
export function zipFault(name: string, bytes: Uint8Array): SheetFault | undefined {
  const kind = kindFault(name, bytes);
  if (kind) return kind;
  if (bytes.length > limits.bytes) return tooLarge(`${bytes.length} bytes`);
  const parts = partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (parts === undefined) return unreadable;
  for (const { names, rule, what, fix } of refused) {
    const found = parts.find((part) => names.test(part.name));
    if (found)
      return { rule, expected: `a workbook without ${what}`, actual: `a part named ${found.name}`, fix };
  }
  return unpackedFault(parts);
}

function kindFault(name: string, bytes: Uint8Array): SheetFault | undefined {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const isZip = start.startsWith('PK\u0003\u0004');
  if (/\.xls[mb]$|\.xlt[mx]$/i.test(name)) {
    return { ...kindWords, rule: 'macros', actual: 'a file of a kind that may hold macros or is a template' };
  }
  if (isZip) return undefined;
  const actual = start.startsWith('\u00D0\u00CF\u0011\u00E0')
    ? 'an old .xls file, or one with a password'
    : /^\W*<(!doctype|html|table|\?xml)/i.test(start)
      ? 'a web page or XML under this name'
      : 'a text such as CSV, or something else';
  return { ...kindWords, rule: 'file-kind', actual };
}

const kindWords = {
  expected: 'an Excel workbook of the kind .xlsx, without a password',
  fix: 'Open it in a spreadsheet program, and save it as "Excel workbook (.xlsx)".',
} as const;

const unreadable: SheetFault = {
  rule: 'file-broken',
  expected: 'a workbook that can be unpacked',
  actual: 'a damaged file, or one packed in a way that spreadsheet programs do not use',
  fix: 'Open it in a spreadsheet program, and save it anew.',
};

/** A file that is larger than any questionnaire. */
export function tooLarge(actual: string): SheetFault {
  return {
    rule: 'too-large',
    expected: `at most ${limits.bytes} bytes, and ${limits.unpackedBytes} in ${limits.parts} parts when unpacked`,
    actual,
    fix: 'Remove pictures and what does not belong to the questionnaire; a workbook of this size is none.',
  };
}

interface Part {
  readonly name: string;
  readonly isPacked: boolean;
  readonly data: Buffer;
}

/** The parts by the directory at the end of a zip; undefined for one that is damaged, encrypted or of several disks. */
function partsOf(zip: Buffer): Part[] | undefined {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end === -1 || end + 22 > zip.length) return undefined;
  const count = zip.readUInt16LE(end + 10);
  const parts: Part[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) return undefined;
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    const [size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const isStrange =
      (flags & 1) !== 0 || (method !== 0 && method !== 8) || parts.some((one) => one.name === name);
    if (isStrange || local + 30 > zip.length || zip.readUInt32LE(local) !== 0x04034b50) return undefined;
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (start + size > zip.length) return undefined;
    parts.push({ name, isPacked: method === 8, data: zip.subarray(start, start + size) });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

function unpackedFault(parts: readonly Part[]): SheetFault | undefined {
  if (parts.length > limits.parts) return tooLarge(`${parts.length} parts`);
  let room: number = limits.unpackedBytes;
  for (const { name, isPacked, data } of parts) {
    try {
      const content = isPacked ? inflateRawSync(data, { maxOutputLength: room + 1 }) : data;
      room -= content.length;
      if (room < 0) return tooLarge(`more when it is unpacked, in the part ${name}`);
      // A list of names can make a small text as large as anybody likes.
      if (/\.(xml|rels)$/i.test(name) && content.includes('<!DOCTYPE')) return unreadable;
    } catch (error) {
      const isTooLong = error instanceof RangeError;
      return isTooLong ? tooLarge(`more when it is unpacked, in the part ${name}`) : unreadable;
    }
  }
  return undefined;
}
