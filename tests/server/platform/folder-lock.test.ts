import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse, lockFolder } from '#server/db/folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wellness-check-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Simulates the lock file of another machine on a shared volume, with a heartbeat this many seconds ago. */
function writeForeignLock(secondsAgo: number): void {
  const file = join(folder, 'in-use.json');
  writeFileSync(file, JSON.stringify({ pid: 7, host: 'another-host' }));
  const time = Date.now() / 1000 - secondsAgo;
  utimesSync(file, time, time);
}

describe('the lock of a data folder', () => {
  it('is acquired once, and again after its release', async () => {
    const first = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse);
    await first.release();
    await (await lockFolder(folder)).release();
  });

  it('is one for all paths of a folder, and each folder has its own', async () => {
    const other = join(folder, 'other');
    const alias = `${folder}-alias`;
    mkdirSync(other);
    symlinkSync(folder, alias);
    const first = await lockFolder(folder);
    const second = await lockFolder(other);
    await expect(lockFolder(alias)).rejects.toThrow(DataFolderInUse);
    await first.release();
    await second.release();
    rmSync(alias);
  });

  it('respects a living process on another machine, and names it', async () => {
    writeForeignLock(5);
    await expect(lockFolder(folder)).rejects.toThrow('process 7 on another-host');
    expect(JSON.parse(readFileSync(join(folder, 'in-use.json'), 'utf8'))).toMatchObject({ pid: 7 });
  });

  it('is taken over from a machine without a heartbeat for half a minute', async () => {
    writeForeignLock(31);
    await (await lockFolder(folder)).release();
  });

  it('ignores the file of a killed process of this machine, and a torn file', async () => {
    writeFileSync(join(folder, 'in-use.json'), '{"pid":');
    await (await lockFolder(folder)).release();
  });
});
