import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refuseNonEmpty } from '#research/release/folder.ts';
import { createKeyFile, readKeyFile } from '#research/release/key-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'refusals-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('distinguishes a missing key from a file without a key', () => {
  const file = join(folder, 'release.key');
  expect(() => readKeyFile(file)).toThrow(/release\.key does not exist\./);
  writeFileSync(file, 'not a key\n');
  expect(() => readKeyFile(file)).toThrow(/is not a key of 32 bytes/);
});

test('rejects an existing folder before it starts, but accepts an empty one', () => {
  expect(() => refuseNonEmpty(folder)).toThrow(/is not empty/);
  expect(() => refuseNonEmpty(join(folder, 'next'))).not.toThrow();
});

test('the first release creates the folder of its key', () => {
  const file = join(folder, 'research', '2027-03.key');
  const key = createKeyFile(file);
  expect(readKeyFile(file)).toEqual(Buffer.from(key));
});
