import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { accounts, nameReservations, submissionKeys } from '#server/db/schema.ts';
import { getErasureLogPath, readErasures, appendErasure } from '#server/erasure/erasure-log.ts';
import { findAccountByEmail, insertAccount } from '#server/repositories/accounts.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { type BuiltServer, buildServer, type NodeProcess, runNode } from '#tests/support/built-server.ts';
import { databaseKinds, createEmptyDatabase } from '#tests/support/database.ts';

const people = 1_200;
const removals = 200;
const kills = 8;
const now = new Date('2026-06-15T06:30:00.000Z');
const createEmail = (userid: number) => `p${userid}@example.org`;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built?.remove());

async function insertData(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config);
  const { cipher, keyring } = await openKeysAndEncryptOlderRows(config, { db }, () => now);
  await keyring.current();
  await db.transaction(async (tx) => {
    for (let userid = 1; userid <= people; userid += 1) {
      const names = { email: createEmail(userid), username: `P${userid}`, usernameKey: `p${userid}` };
      await insertAccount(tx, cipher, { userid, ...names, passwordHash: '', createdAt: now, language: null });
    }
  });
  for (let userid = 1; userid <= removals; userid += 1)
    await appendErasure(config, cipher, { userid: people + userid, removedAt: now });
  await close();
}

/** Every name, key and removal is decrypted with the configured data key. */
async function expectComplete(config: Config): Promise<void> {
  const { db, close } = await openDatabase(config);
  const { cipher, keyring } = await openKeysAndEncryptOlderRows(config, { db }, () => now);
  expect(await db.$count(nameReservations)).toBe(2 * people);
  for (const { userid, email } of await db.select().from(accounts))
    expect(cipher.decrypt('accounts.email', String(userid), email)).toBe(createEmail(userid));
  for (const userid of [1, people]) {
    const account = await findAccountByEmail(db, cipher, createEmail(userid));
    expect(account).toMatchObject({ userid, username: `P${userid}` });
  }
  for (const { keyId } of await db.select().from(submissionKeys))
    expect(await keyring.opener(db, keyId)).not.toBeNull();
  expect(readErasures(getErasureLogPath(config), [cipher], '')).toHaveLength(removals);
  await close();
}

describe.each(databaseKinds)('a change of the data key that is killed (%s)', (kind) => {
  let location: Pick<Config, 'dataDir' | 'databaseUrl'>;
  let env: Record<string, string>;
  beforeAll(async () => {
    location = await createEmptyDatabase(kind);
    env = { DATA_DIR: location.dataDir, ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl }) };
  });
  afterAll(() => rmSync(location.dataDir, { recursive: true, force: true }));

  const listKeyFiles = () =>
    readdirSync(location.dataDir).filter((name) => name.startsWith('data.key') || name.includes('ledger'));
  const runChange = (more: Record<string, string> = {}) =>
    runNode(built.dataKey, ['change'], { ...env, ...more });

  async function expectFinished(command: NodeProcess): Promise<void> {
    expect([await command.exited, command.output()]).toEqual([0, expect.stringContaining('data key')]);
  }

  /** Kills the command at a random time, and then runs it to its end. */
  async function killAndRepeat(run: () => NodeProcess, lastsMs: number): Promise<void> {
    const killed = run();
    await sleep(lastsMs * (0.2 + 0.8 * Math.random()));
    killed.child.kill('SIGKILL');
    await killed.exited;
    await expectFinished(run());
  }

  it('is completed by the same command, and loses no name, key or entry of the erasure log', async () => {
    const config: Config = { ...parseConfig({}), ...location, dataKey: null };
    await insertData(config);
    const since = performance.now();
    await expectFinished(runChange());
    const lastsMs = performance.now() - since;
    for (let times = 0; times < kills; times += 1) {
      await killAndRepeat(runChange, lastsMs);
      await expectComplete(config);
      expect(listKeyFiles()).toEqual(['data.key', 'removals.ledger']);
    }

    let dataKey: Uint8Array | null = null;
    for (let times = 0; times < kills / 2; times += 1) {
      const next = new Uint8Array(randomBytes(32));
      const settings: Record<string, string> = { NEW_DATA_KEY: Buffer.from(next).toString('base64') };
      if (dataKey) settings.DATA_KEY = Buffer.from(dataKey).toString('base64');
      await killAndRepeat(() => runChange(settings), lastsMs);
      dataKey = next;
      await expectComplete({ ...config, dataKey });
      expect(listKeyFiles()).toEqual(['removals.ledger']);
    }
  }, 300_000);
});
