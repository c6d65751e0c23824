import { crc32 } from 'node:zlib';

/** A file within a zip, as it is packed. */
export interface PackedPart {
  readonly name: string;
  readonly isPacked: boolean;
  readonly data: Buffer;
}

/** A file within a zip, unpacked. */
export interface PlainPart {
  readonly name: string;
  readonly content: Buffer;
}

const marks = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;

/** The parts by the directory at the end of a zip; undefined for one that is damaged, encrypted or of several disks. */
export function packedParts(zip: Buffer): PackedPart[] | undefined {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end === -1 || end + 22 > zip.length) return undefined;
  const count = zip.readUInt16LE(end + 10);
  const parts: PackedPart[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== marks.entry) return undefined;
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    const [size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const [nameLength = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    );
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const isStrange =
      (flags & 1) !== 0 || (method !== 0 && method !== 8) || parts.some((one) => one.name === name);
    if (isStrange || local + 30 > zip.length || zip.readUInt32LE(local) !== marks.local) return undefined;
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    if (start + size > zip.length) return undefined;
    parts.push({ name, isPacked: method === 8, data: zip.subarray(start, start + size) });
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

/** A zip of these parts, stored as they are: there is one way to read it. */
export function plainZip(parts: readonly PlainPart[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of parts) {
    const label = Buffer.from(name);
    // Version 2.0, names in UTF-8, stored, no time.
    const shared = bytes(
      [20, 0x0800, 0, 0, 0],
      [crc32(content), content.length, content.length],
      [label.length, 0],
    );
    const local = Buffer.concat([bytes([], [marks.local]), shared, label]);
    entries.push(bytes([], [marks.entry], [20]), shared, bytes([0, 0, 0], [0, offset]), label);
    locals.push(local, content);
    offset += local.length + content.length;
  }
  const directory = Buffer.concat(entries);
  const count = parts.length;
  const last = bytes([], [marks.end], [0, 0, count, count], [directory.length, offset], [0]);
  return Buffer.concat([...locals, directory, last]);
}

/** Numbers of two and of four bytes by turns. */
function bytes(...groups: readonly (readonly number[])[]): Buffer {
  return Buffer.concat(
    groups.flatMap((numbers, at) =>
      numbers.map((number) => {
        const size = at % 2 === 0 ? 2 : 4;
        const field = Buffer.alloc(size);
        field.writeUIntLE(number, 0, size);
        return field;
      }),
    ),
  );
}
