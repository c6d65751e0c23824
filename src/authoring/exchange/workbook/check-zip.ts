import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { SheetProblem } from './sheet-problem.ts';

/** Limits of a workbook. A questionnaire of 200 items needs a hundredth of them. */
export const workbookLimits = { bytes: 5_000_000, unpackedBytes: 50_000_000, parts: 500 } as const;

/**
 * Maximum compression ratio of a part, against zip bombs. Deflate reaches 1,032; sheets of repeated rows reach about
 * 50.
 */
const maxRatio = 200;
/** In bytes. Parts up to this size are accepted with any ratio. */
const exemptPartBytes = 1_000_000;

/** Parts of a workbook that may run code or load other data. */
const forbiddenParts: readonly {
  readonly names: RegExp;
  readonly rule: string;
  readonly what: string;
  readonly fix: string;
}[] = [
  {
    names: /vbaProject|vbaData|macrosheets|dialogsheets|activeX|customUI|\/ctrlProps\//i,
    rule: 'macros',
    what: 'macros or controls',
    fix: 'Save it as "Excel workbook (.xlsx)", which contains no macros.',
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
 * Checks a workbook before a library parses it: its format, its unpacked size, and parts that run code or load data.
 * @returns why the file is rejected, or undefined
 */
export async function checkZip(name: string, bytes: Uint8Array): Promise<SheetProblem | undefined> {
  const kind = checkKind(name, bytes);
  if (kind) return kind;
  if (bytes.length > workbookLimits.bytes) return createTooLargeProblem(`${bytes.length} bytes`);
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    // Sizes are counted while unpacking, because the sizes in the header may be false.
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: false };
    const zip = await fromBufferPromise(buffer, options);
    if (zip.entryCount > workbookLimits.parts) return createTooLargeProblem(`${zip.entryCount} parts`);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    return checkPartNames(entries) ?? (await checkZipContent(zip, entries));
  } catch {
    // Any error while unpacking.
    return unreadable;
  }
}

function checkPartNames(entries: readonly Entry[]): SheetProblem | undefined {
  for (const { names, rule, what, fix } of forbiddenParts) {
    const found = entries.find(({ fileName }) => names.test(fileName));
    const expected = `a workbook without ${what}`;
    if (found) return { rule, expected, actual: `a part named ${found.fileName}`, fix };
  }
  return undefined;
}

async function checkZipContent(zip: ZipFile, entries: readonly Entry[]): Promise<SheetProblem | undefined> {
  let remainingBytes: number = workbookLimits.unpackedBytes;
  for (const entry of entries) {
    const maxBytes = Math.min(remainingBytes, Math.max(exemptPartBytes, entry.compressedSize * maxRatio));
    const content = await unpack(zip, entry, maxBytes);
    if (content === null)
      return createTooLargeProblem(`more when it is unpacked, in the part ${entry.fileName}`);
    // Entity definitions of a DOCTYPE can expand to any size.
    if (/\.(xml|rels)$/i.test(entry.fileName) && content.includes('<!DOCTYPE')) return unreadable;
    remainingBytes -= content.length;
  }
  return undefined;
}

/** Returns null if there are more bytes than `most`. */
async function unpack(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) return null;
  }
  return Buffer.concat(chunks);
}

function checkKind(name: string, bytes: Uint8Array): SheetProblem | undefined {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const isZip = start.startsWith('PK\u0003\u0004');
  if (/\.xls[mb]$|\.xlt[mx]$/i.test(name)) {
    return {
      ...fileKindTexts,
      rule: 'macros',
      actual: 'a file format that may contain macros, or a template',
    };
  }
  if (isZip) return undefined;
  const actual = start.startsWith('\u00D0\u00CF\u0011\u00E0')
    ? 'an old .xls file, or one with a password'
    : /^\W*<(!doctype|html|table|\?xml)/i.test(start)
      ? 'a web page or XML under this name'
      : 'a text such as CSV, or something else';
  return { ...fileKindTexts, rule: 'file-kind', actual };
}

const fileKindTexts = {
  expected: 'an Excel workbook of the kind .xlsx, without a password',
  fix: 'Open it in a spreadsheet program, and save it as "Excel workbook (.xlsx)".',
} as const;

const unreadable: SheetProblem = {
  rule: 'file-broken',
  expected: 'a workbook that can be unpacked',
  actual: 'a damaged file, or one packed in a way that spreadsheet programs do not use',
  fix: 'Open it in a spreadsheet program, and save it again.',
};

/** Creates the problem for a workbook that exceeds a limit. */
export function createTooLargeProblem(actual: string): SheetProblem {
  return {
    rule: 'too-large',
    expected: `at most ${workbookLimits.bytes} bytes, and ${workbookLimits.unpackedBytes} in ${workbookLimits.parts} parts when unpacked`,
    actual,
    fix: 'Remove pictures and what is not part of the questionnaire.',
  };
}
