import { closeSync, openSync, readSync, statSync } from 'node:fs';

/**
 * Reads the duration of an MP4 film in seconds from its movie header, or returns undefined. Reads only box headers, so
 * the file size does not matter.
 */
export function readVideoDuration(path: string): number | undefined {
  const file = openSync(path, 'r');
  try {
    const moov = findBox(file, 'moov', 0, statSync(path).size);
    const header = moov && findBox(file, 'mvhd', moov.start, moov.end);
    if (!header) return undefined;
    const bytes = read(file, header.start, 32);
    // Header version 1 has 64-bit times, version 0 has 32-bit times.
    const isLong = bytes[0] === 1;
    const scale = bytes.readUInt32BE(isLong ? 20 : 12);
    const length = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
    return scale > 0 ? length / scale : undefined;
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}

/** Finds the first box of a type between two offsets, and returns the range of its content. */
function findBox(
  file: number,
  kind: string,
  from: number,
  to: number,
): { start: number; end: number } | undefined {
  let at = from;
  while (at + 8 <= to) {
    const head = read(file, at, 16);
    const short = head.readUInt32BE(0);
    const isLarge = short === 1;
    const size = isLarge ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    if (size < 8) return undefined;
    if (head.toString('latin1', 4, 8) === kind) return { start: at + (isLarge ? 16 : 8), end: at + size };
    at += size;
  }
  return undefined;
}

function read(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}
