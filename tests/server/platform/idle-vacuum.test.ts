import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { startIdleVacuum } from '#server/db/idle-vacuum.ts';
import { seedPglite } from '#tests/support/pglite-template.ts';

it('vacuums once after writes, and not in a quiet database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wellness-check-vacuum-'));
  await seedPglite(folder);
  const client = await PGlite.create(join(folder, 'database'));
  await client.exec('create table t (n int); insert into t select generate_series(1, 1000)');
  const ran = vi.spyOn(client, 'exec');
  const vacuum = startIdleVacuum(client, 20);
  await vi.waitFor(() => expect(ran).toHaveBeenCalledWith('vacuum analyze'), { timeout: 10_000 });
  await wait(200);
  await vacuum.stop();
  expect(ran).toHaveBeenCalledTimes(1);
  const { rows } = await client.query<{ n: number }>(
    "select reltuples::int as n from pg_class where relname = 't'",
  );
  expect(rows).toEqual([{ n: 1000 }]);
  await client.close();
  rmSync(folder, { recursive: true });
});
