import { inflateRawSync } from 'node:zlib';
import type { SheetFault } from './sheet-fault.ts';
import { type PackedPart, type PlainPart, packedParts, plainZip } from './zip-parts.ts';

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

/** A workbook that may be opened, or the fault that refuses it. */
export type GuardedWorkbook =
  | { readonly bytes: Uint8Array; readonly fault?: never }
  | { readonly bytes?: never; readonly fault: SheetFault };

/**
 * Looks into a file before any library does: that it is a workbook of the kind .xlsx, that it stays small when it is
 * unpacked, and that it holds nothing that runs or fetches.
 * @returns the same parts in a zip made anew, so that a library reads what was looked at and nothing else
 */
export function guardedWorkbook(name: string, bytes: Uint8Array): GuardedWorkbook {
  const kind = kindFault(name, bytes);
  if (kind) return { fault: kind };
  if (bytes.length > limits.bytes) return { fault: tooLarge(`${bytes.length} bytes`) };
  const parts = packedParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  if (parts === undefined) return { fault: unreadable };
  for (const { names, rule, what, fix } of refused) {
    const found = parts.find((part) => names.test(part.name));
    const expected = `a workbook without ${what}`;
    if (found) return { fault: { rule, expected, actual: `a part named ${found.name}`, fix } };
  }
  const plain = unpacked(parts);
  return 'rule' in plain ? { fault: plain } : { bytes: plainZip(plain) };
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

/** Unpacks every part under the limit, so that no size is taken on trust. */
function unpacked(parts: readonly PackedPart[]): PlainPart[] | SheetFault {
  if (parts.length > limits.parts) return tooLarge(`${parts.length} parts`);
  const plain: PlainPart[] = [];
  let room: number = limits.unpackedBytes;
  for (const { name, isPacked, data } of parts) {
    const tooMuch = tooLarge(`more when it is unpacked, in the part ${name}`);
    try {
      const content = isPacked ? inflateRawSync(data, { maxOutputLength: room + 1 }) : data;
      room -= content.length;
      if (room < 0) return tooMuch;
      // A list of names can make a small text as large as anybody likes.
      if (/\.(xml|rels)$/i.test(name) && content.includes('<!DOCTYPE')) return unreadable;
      plain.push({ name, content });
    } catch (error) {
      return error instanceof RangeError ? tooMuch : unreadable;
    }
  }
  return plain;
}
