import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPglite } from '#server/db/pglite.ts';
import { createPrivateFolder } from '#server/db/private-folder.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'wellness-check-private-'));
  folder = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const getMode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('creates a folder only for its owner, silently', () => {
  expect(createPrivateFolder(folder)).toEqual([]);
  expect(getMode(folder)).toBe('700');
});

it('restricts an open one with all its content, and logs it', () => {
  mkdirSync(join(folder, 'database/base'), { recursive: true });
  const file = join(folder, 'database/base/1');
  writeFileSync(file, 'answers');
  chmodSync(file, 0o666);
  for (const each of [folder, join(folder, 'database'), join(folder, 'database/base')])
    chmodSync(each, 0o755);
  const elsewhere = join(parent, 'elsewhere');
  writeFileSync(elsewhere, 'not ours');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(folder, 'link'));
  expect(createPrivateFolder(folder)).toEqual([
    expect.stringMatching(/other users .* could read .* restricted now/),
  ]);
  expect([folder, join(folder, 'database'), join(folder, 'database/base'), file].map(getMode)).toEqual([
    '700',
    '700',
    '700',
    '600',
  ]);
  expect(getMode(elsewhere)).toBe('644');
  expect(createPrivateFolder(folder)).toEqual([]);
});

it('contains the embedded database, whatever the permissions of its folder were', async () => {
  await seedPglite(folder);
  const openOnes = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
    );
  // Already after the first start.
  expect(openOnes()).toEqual([]);
  for (const name of ['.', 'database', 'database/PG_VERSION']) chmodSync(join(folder, name), 0o777);
  const { warnings, close } = await openPglite(folder);
  await close();
  expect(warnings).toHaveLength(1);
  expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(500);
  expect(openOnes()).toEqual([]);
  expect(getMode(join(folder, 'database/PG_VERSION'))).toBe('600');
  expect(getMode(folder)).toBe('700');
});
