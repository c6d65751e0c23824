import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { openDatabase } from '#server/db/open.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { call } from './people.ts';

const root = join(import.meta.dirname, '../../..');
const dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-demo-test-'));
const runDemo = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'src/server/admin/demo-data.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });

let running: RunningApp;
let printed: string;
beforeAll(async () => {
  printed = runDemo({ DATA_DIR: dataDir }).stdout;
  running = await startApp({ now: new Date() });
  // The app of the test on the demo database.
  const opened = await openDatabase({ databaseUrl: null, dataDir });
  const keys = await openKeysAndEncryptOlderRows({ dataKey: null, dataDir }, opened, running.clock.now);
  Object.assign(running.context, { db: opened.db, ...keys });
  const { stop } = running;
  Object.assign(running, { stop: () => opened.close().then(stop) });
});
afterAll(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the printed login opens an account with three attempts per section over eight months', async () => {
  const [, username, password] = /username (\S+), password (\S+)/.exec(printed) ?? [];
  expect(username).toBe('demo_reader');
  const [account] = await running.context.db.query.accounts.findMany();
  expect(account?.kind).toBe('demo');
  const login = await call(running, 'POST', patterns.login, { username, password });
  const [{ userid, token }] = login.body;
  const levels = new Set<string>();
  for (const { instrument } of running.context.instruments) {
    const read = (pattern: typeof patterns.report | typeof patterns.feedback) =>
      call(running, 'GET', pathTo(pattern, { userid, sectionId: instrument.id }), undefined, { token });
    const times = (await read(patterns.report)).body.map(({ time }: { time: string }) => Date.parse(time));
    expect(times).toHaveLength(3);
    expect((times[0] - times[2]) / 86_400_000).toBeCloseTo(240, 0);
    for (const level of (await read(patterns.feedback)).body[1]) levels.add(level);
  }
  expect(levels.size).toBeGreaterThan(1);
});

test('does nothing without its own folder', () => {
  const { status, stderr } = runDemo({});
  expect([status, stderr]).toEqual([1, expect.stringContaining('DATA_DIR')]);
});
