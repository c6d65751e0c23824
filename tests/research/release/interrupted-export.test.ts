import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeFilesAtomically } from '#research/quality/atomic-files.ts';
import { createFolderAtomically, listUnfinishedExports } from '#research/release/folder.ts';
import { cleanUpOnInterrupt } from '#research/release/interrupt.ts';
import { createKeyFile } from '#research/release/key-file.ts';
import { describeError } from '#server/config/run-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-behind-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Simulates Ctrl+C. */
function interrupt(): unknown[] {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as never);
  process.emit('SIGINT', 'SIGINT');
  return exit.mock.calls.flat();
}

test('Ctrl+C during an export leaves neither answers nor a key', async () => {
  const out = join(folder, '2027-03');
  const key = join(folder, '2027-03.key');
  createKeyFile(key);
  const stays = cleanUpOnInterrupt(() => rmSync(key));
  let codes: unknown[] = [];
  const written = createFolderAtomically(out, async (unfinished) => {
    writeFileSync(join(unfinished, 'S4@1.csv'), 'study_id\n');
    expect(listUnfinishedExports(out)).toEqual([unfinished]);
    codes = interrupt();
    throw new Error('The program would have ended here.');
  });
  await expect(written).rejects.toThrow();
  stays();
  expect(codes).toEqual([130]);
  expect(readdirSync(folder)).toEqual([]);
  expect(process.listeners('SIGINT').map(({ name }) => name)).not.toContain('interrupted');
});

test('keeps finished files after a later signal', async () => {
  const out = join(folder, '2027-03');
  await createFolderAtomically(out, async (unfinished) => writeFileSync(join(unfinished, 'README.txt'), 'x'));
  expect(process.listeners('SIGTERM').map(({ name }) => name)).not.toContain('interrupted');
  expect([readdirSync(folder), listUnfinishedExports(out)]).toEqual([['2027-03'], []]);
});

test('writes files that belong together completely or not at all', () => {
  const page = join(folder, 'S4@1.html');
  // A folder blocks the path of the unfinished page.
  mkdirSync(`${page}.unfinished`);
  const writeFiles = () =>
    writeFilesAtomically([
      [join(folder, 'S4@1.json'), '{}'],
      [page, '<!doctype html>'],
    ]);
  expect(writeFiles).toThrow(/EISDIR/);
  expect(existsSync(join(folder, 'S4@1.json'))).toBe(false);
  rmSync(`${page}.unfinished`, { recursive: true, force: true });
  writeFiles();
  expect(readdirSync(folder).sort()).toEqual(['S4@1.html', 'S4@1.json']);
  expect(writeFiles).toThrow(/S4@1\.json exists already/);
});

test('reports a full disk, also if the system names no file', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(describeError(full)).toBe('A file cannot be used (ENOSPC): the disk is full. Free disk space.');
});

test.runIf(existsSync('/proc/self'))(
  'reports a path that cannot contain folders immediately, without a loop',
  async () => {
    const messages = [
      () => createKeyFile('/proc/nowhere/2027-03.key'),
      () => writeFilesAtomically([['/proc/nowhere/S4@1.json', '{}']]),
      () => createFolderAtomically('/proc/nowhere/2027-03', async () => {}),
    ].map(async (make) => describeError(await (async () => make())().catch((error: unknown) => error)));
    for (const one of await Promise.all(messages))
      expect(one).toMatch(/^\/proc\/nowhere cannot be used \(ENOENT\): the folder cannot be created/);
  },
);
