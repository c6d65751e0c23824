import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { openPglite } from '#server/db/pglite.ts';
import { throttles } from '#server/db/schema.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';

let folder: string;
let database: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wellness-check-durable-'));
  await seedPglite(folder);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const row = (key: string) => ({ key, windowStart: new Date(0), count: 1 });

it('syncs to disk once per commit, before the commit is acknowledged', async () => {
  const synced = vi.spyOn(fs, 'fsyncSync');
  database = await openPglite(folder);
  await database.db.insert(throttles).values(row('first'));
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    const before = synced.mock.calls.length;
    await database.db.insert(throttles).values(row(key));
    expect(synced.mock.calls.length - before).toBe(1);
  }
});

it('keeps the written data over a close and a restart', async () => {
  database = await openPglite(folder);
  await database.db.insert(throttles).values(row('kept'));
  await database.close();
  database = await openPglite(folder);
  expect(await database.db.select({ key: throttles.key }).from(throttles)).toEqual([{ key: 'kept' }]);
});
