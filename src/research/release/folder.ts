import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '#server/config/make-folder.ts';
import { OperatorError } from '#server/config/operator-error.ts';
import type { BatchPace } from '../source/batch-pace.ts';
import { cleanUpOnInterrupt } from './interrupt.ts';

/**
 * Creates a folder atomically: fills a temporary folder in the same directory and renames it.
 * @param out absolute path
 * @param fill writes the files
 * @throws OperatorError if the folder exists and is not empty
 */
export async function createFolderAtomically<T>(
  out: string,
  fill: (folder: string) => Promise<T>,
): Promise<T> {
  refuseNonEmpty(out);
  makeFolder(dirname(out));
  const unfinished = join(dirname(out), `.${basename(out)}.${randomBytes(4).toString('hex')}.unfinished`);
  await mkdir(unfinished, { mode: 0o700 });
  const remains = cleanUpOnInterrupt(() => rmSync(unfinished, { recursive: true, force: true }));
  try {
    const filled = await fill(unfinished);
    await syncFolder(unfinished);
    await rename(unfinished, out);
    await syncFolder(dirname(out));
    return filled;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    remains();
  }
}

/** Lists temporary folders of exports that run or were killed. They contain answers. */
export function listUnfinishedExports(out: string): string[] {
  const folder = dirname(out);
  const isOne = (name: string) => name.startsWith(`.${basename(out)}.`) && name.endsWith('.unfinished');
  return existsSync(folder)
    ? readdirSync(folder)
        .filter(isOne)
        .map((name) => join(folder, name))
    : [];
}

/** @throws OperatorError if a folder is not empty */
export function refuseNonEmpty(out: string): void {
  if (existsSync(out) && readdirSync(out).length > 0)
    throw new OperatorError(`--out: ${out} is not empty. Name a folder that does not exist.`);
}

/** Writes `SHA256SUMS`, in the format of `sha256sum -c`. */
export async function writeChecksums(folder: string, pace: BatchPace): Promise<void> {
  const lines: string[] = [];
  for (const name of await listFiles(folder))
    lines.push(`${await computeChecksum(join(folder, name), pace)}  ${name}\n`);
  await writeFile(join(folder, 'SHA256SUMS'), lines.join(''), { flag: 'wx', flush: true });
}

/** Lists the files of a folder recursively, as sorted relative paths, without `SHA256SUMS`. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== 'SHA256SUMS')
    .sort();
}

/** SHA-256 of a file, in hexadecimal. */
export async function computeChecksum(path: string, pace: BatchPace): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) {
    hash.update(piece as Buffer);
    await pace.rest();
  }
  return hash.digest('hex');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
