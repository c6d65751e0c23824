import type { Problem } from '#domain/instrument/problem.ts';

/** The text of a file and its encoding, or the problem that prevents reading it. */
export type DecodedText =
  | {
      readonly text: string;
      readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
      readonly problem?: never;
    }
  | { readonly text?: never; readonly problem: Problem & { readonly line?: number } };

/** Decodes a text file in UTF-8, UTF-16 or Windows-1252. A mixture of encodings is a problem with line and column. */
export function decodeFile(bytes: Uint8Array): DecodedText {
  const utf16 = detectUtf16(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  if (bytes.includes(0)) return { problem: noText };
  const invalid = findInvalidUtf8(bytes);
  if (invalid === undefined) return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'UTF-8' };
  const hasUnicode = hasMultiByteCharacter(bytes);
  const undefinedByte = bytes.findIndex(
    (byte) => undefinedBytes.has(byte) || (byte < 32 && !whiteSpace.has(byte)),
  );
  if (hasUnicode) return { problem: createMixedProblem(bytes, invalid) };
  if (undefinedByte !== -1) return { problem: noText };
  return { text: decodeWindows1252(bytes), encoding: 'Windows-1252' };
}

/** The characters 80 to 9F of Windows-1252. Node.js decodes it as Latin-1, where they are control characters. */
const upperCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (sign) => upperCharacters[sign.charCodeAt(0) - 0x80] ?? sign);
}

const undefinedBytes: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const whiteSpace: ReadonlySet<number> = new Set([9, 10, 12, 13]);

function detectUtf16([first, second, ...rest]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a byte order mark, every other byte of a Latin text is 0.
  const start = rest.slice(0, 40);
  const isZeroAt = (parity: number) =>
    start.length > 8 && start.every((byte, at) => (byte === 0) === (at % 2 === parity));
  if (second === 0 && isZeroAt(1)) return 'utf-16le';
  return first === 0 && isZeroAt(0) ? 'utf-16be' : undefined;
}

/** Returns the length of the UTF-8 character at a position; 0 if it is invalid. */
function measureCharacter(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  const length =
    byte < 0x80
      ? 1
      : byte >= 0xc2 && byte < 0xe0
        ? 2
        : byte >= 0xe0 && byte < 0xf0
          ? 3
          : byte >= 0xf0 && byte < 0xf5
            ? 4
            : 0;
  for (let n = 1; n < length; n += 1) if (((bytes[at + n] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

function findInvalidUtf8(bytes: Uint8Array): number | undefined {
  for (let at = 0; at < bytes.length; ) {
    const length = measureCharacter(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return undefined;
}

/** Whether a file has characters of UTF-8 that Windows-1252 would show as several letters. */
function hasMultiByteCharacter(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; ) {
    const length = measureCharacter(bytes, at);
    if (length > 1) return true;
    at += Math.max(length, 1);
  }
  return false;
}

function createMixedProblem(bytes: Uint8Array, at: number): Problem & { readonly line: number } {
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, at));
  const lines = before.split(/\r\n|\n|\r/);
  return {
    rule: 'import/mixed-encoding',
    line: lines.length,
    path: `column ${(lines.at(-1)?.length ?? 0) + 1}`,
    expected: 'one encoding in the whole file',
    actual: 'characters of UTF-8 and a byte of another encoding',
    fix: 'Write this character again, and save the file as "CSV UTF-8".',
  };
}

const noText: Problem = {
  rule: 'import/no-text',
  path: '',
  expected: 'a text in UTF-8, UTF-16 or Windows-1252',
  actual: 'bytes that are no text',
  fix: 'Save the file as "CSV UTF-8" or as JSON in UTF-8.',
};
