import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib from 'node:zlib';

/** A frame that decoders skip, of 32 bytes: they name the dictionary (RFC 9842, section 5). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/**
 * One text as what differs from another, in the content coding `dcz`.
 * @param text Buffer of the newer file
 * @param dictionary Buffer of the older one, which the browser has
 * @returns Buffer, or null where neither `zstd` nor this version of Node can make one
 */
export function delta(text, dictionary) {
  const frame = byCommand(text, dictionary) ?? byNode(text, dictionary);
  return frame && Buffer.concat([magic, createHash('sha256').update(dictionary).digest(), frame]);
}

/** The command `zstd`, which Debian's package of that name brings. */
function byCommand(text, dictionary) {
  const folder = mkdtempSync(join(tmpdir(), 'delta-'));
  try {
    const [old, newer] = ['old', 'new'].map((name) => join(folder, name));
    writeFileSync(old, dictionary);
    writeFileSync(newer, text);
    const { status, stdout } = spawnSync(
      'zstd',
      ['-q', '-19', '--no-check', `--patch-from=${old}`, '-c', newer],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return status === 0 ? stdout : null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Versions that know zstd but no dictionaries give a frame that is right, and too large to be kept. */
function byNode(text, dictionary) {
  if (!zlib.zstdCompressSync) return null;
  return zlib.zstdCompressSync(text, {
    dictionary,
    params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 },
  });
}
