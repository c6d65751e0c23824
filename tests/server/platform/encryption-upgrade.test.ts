/** Upgrades of databases of version 1.0: profile answers in plain text, private keys wrapped by the data key itself. */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { toBase64url } from '#contract/encryption/base64url.ts';
import { writeBackup } from '#server/admin/backup/backup.ts';
import { restoreBackup } from '#server/admin/backup/restore.ts';
import { type Config, parseConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { appendErasure } from '#server/erasure/erasure-log.ts';
import { hashAccountNames } from '#server/repositories/accounts.ts';
import { findProfile } from '#server/repositories/profiles.ts';
import { insertRemoval } from '#server/repositories/removed-accounts.ts';
import { encryptRow } from '#server/repositories/encrypted-rows.ts';
import { readDataKeyFingerprint } from '#server/repositories/submission-keys.ts';
import { dataKeyCommands, loseNames } from '#server/admin/data-key/commands.ts';
import { importDataKey, createKeyPair, getPublicPoint, wrapPrivateKey } from '#server/crypto/data-key.ts';
import { openDataKey } from '#server/crypto/open-data-key.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';
import { hashPassword } from '#server/services/passwords.ts';
import { hashToken } from '#server/services/tokens.ts';
import { databaseKinds, createEmptyDatabase } from '#tests/support/database.ts';
import { interruptAfter, createOlderDatabase } from '#tests/support/older-database.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { call } from '../routes/people.ts';

const now = new Date('2026-06-15T06:30:00.000Z');
/** More than two batches. */
const people = 1_100;
const removed = 600;
/** Before `0012_security.sql`. */
const migrationsOf10 = 12;
const asha = {
  userid: 1,
  email: 'asha@example.org',
  username: 'Asha',
  usernameKey: 'asha',
  password: 'kite over hills',
};
const answers = { life: 'yes', mental: 'no', seek: 1, distress: 3, consult: 2 } as const;

const bytes = new Uint8Array(randomBytes(32));
const dataKey = await importDataKey(bytes);
const cipher = createFieldCipher(dataKey);
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(asha.password);
});

/** Inserts the data of version 1.0: names encrypted, the five answers about help in plain text. */
async function insertVersion10(db: Database): Promise<void> {
  const accounts = Array.from({ length: people }, (_, index) => {
    const userid = index + 1;
    const names =
      userid === 1
        ? asha
        : { userid, email: `p${userid}@example.org`, username: `p${userid}`, usernameKey: `p${userid}` };
    const [email, username] = hashAccountNames(cipher, names);
    const encrypted = encryptRow(cipher, 'accounts', {
      userid,
      email: names.email,
      username: names.username,
    });
    const profile = encryptRow(cipher, 'profiles', { userid, name: 'Asha', city: 'Mysuru', work: 'Teacher' });
    return { ...encrypted, ...profile, emailHash: email.keyHash, usernameHash: username.keyHash };
  });
  const rows = sql`jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
    as r(userid bigint, email text, username text, name text, city text, work text, "emailHash" text, "usernameHash" text)`;
  await db.execute(sql`insert into accounts (userid, email, username, password_hash, created_at)
    select userid, email, username, ${passwordHash}, '2026-01-01' from ${rows}`);
  await db.execute(
    sql`insert into claims select 'email', "emailHash", userid, '2026-01-01'::timestamptz, '2026-01-01'::timestamptz from ${rows}`,
  );
  await db.execute(
    sql`insert into claims select 'username', "usernameHash", userid, '2026-01-01'::timestamptz, '2026-01-01'::timestamptz from ${rows}`,
  );
  await db.execute(sql`insert into profiles (userid, name, age, city, work, phone, gender, status, education, current, life,
      mental, seek, distress, consult, registered_at)
    select userid, name, 30, city, work, null, 'female', 'single', 4, 1, ${answers.life}::text, ${answers.mental}::text,
      ${answers.seek}::int, ${answers.distress}::int, ${answers.consult}::int, '2026-01-01'::timestamptz from ${rows}`);
  await db.execute(sql`insert into consents (userid, purpose, number, given, version, at)
    select userid, 'terms', 1, true, '1', '2026-01-01'::timestamptz from ${rows}`);
  await db.execute(sql`insert into removals (account_hash, consent_version, removed_at)
    select encode(sha256((4294967296 + n)::text::bytea), 'hex'), '1', '2026-01-01'::timestamptz from generate_series(1, ${removed}::int) n`);
  const pair = await createKeyPair();
  const wrapped = await wrapPrivateKey(dataKey.legacy, 'pair', pair.privateKey);
  await db.execute(sql`insert into sealing_keys (key_id, public_key, wrapped_key, made_at)
    values ('pair', ${toBase64url(await getPublicPoint(pair.publicKey))}, ${wrapped}, ${now.toISOString()}::timestamptz)`);
  await db.execute(sql`insert into data_keys (number, fingerprint, names_sealed_at)
    values (1, ${dataKey.legacy.fingerprint}, '2026-01-01'::timestamptz)`);
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

async function createOlderConfig(kind: Parameters<typeof createOlderDatabase>[0]): Promise<Config> {
  const location = await createOlderDatabase(kind, migrationsOf10, insertVersion10);
  folders.push(location.dataDir);
  return { ...parseConfig({}), ...location, dataKey: bytes };
}

const queryRows = async (db: Database, query: string) =>
  ((await db.execute(sql.raw(query))) as unknown as { rows: Record<string, string>[] }).rows;

/** Everything that was in plain text is encrypted, and each account hash is keyed. */
async function expectEncrypted(db: Database): Promise<void> {
  const profiles = await queryRows(db, 'select life, mental, seek, distress, consult from profiles');
  expect(profiles).toHaveLength(people);
  // 12 bytes of IV and 16 of tag in base64url, and the text.
  for (const row of profiles) for (const text of Object.values(row)) expect(text).toMatch(/^[\w-]{39,}$/);
  const hashes = await queryRows(db, 'select account_hash from removals');
  expect(hashes).toHaveLength(removed);
  for (const { account_hash } of hashes) expect(account_hash).toMatch(/^[\w-]{43}$/);
}

describe.each([...databaseKinds, 'partitioned'] as const)('a database of version 1.0 (%s)', (kind) => {
  let config: Config;
  beforeAll(async () => {
    config = await createOlderConfig(kind as 'pglite' | 'postgres' | 'partitioned');
  });

  it('is encrypted by the first start, even if interrupted, and the API returns the same values', async () => {
    const database = await openDatabase(config);
    const start = (db: Database) => openKeysAndEncryptOlderRows(config, { db }, () => now);
    const before = await queryRows(
      database.db,
      'select ctid::text, email, username from accounts order by userid',
    );
    for (const transactions of [0, 1, 4, 6, 9])
      await expect(start(interruptAfter(database.db, transactions))).rejects.toThrow('interrupted');
    // Half of the rows are encrypted: processes that start at the same time complete the others.
    await Promise.all([start(database.db), start(database.db)]);
    await expectEncrypted(database.db);
    // Encrypted values are not written again.
    expect(
      await queryRows(database.db, 'select ctid::text, email, username from accounts order by userid'),
    ).toEqual(before);
    // The keyed hash of a version 1.0 row equals that of a new one, so a removal is stored once.
    await insertRemoval(database.db, cipher, { userid: 4294967297, consentVersion: '2', removedAt: now });
    expect(await queryRows(database.db, 'select count(*) as count from removals')).toEqual([
      { count: expect.toSatisfy((n) => Number(n) === removed) },
    ]);

    const running = await startServer(config, database);
    const { username, password } = asha;
    const login = await call(running, 'POST', patterns.login, { username, password });
    const { userid, token } = login.body[0];
    const profile = await call(running, 'GET', pathTo(patterns.userInfo, { id: userid }), undefined, {
      token,
    });
    expect(profile.body).toMatchObject({ ...answers, name: 'Asha', city: 'Mysuru' });
    await running.stop();
  });

  it('wraps its private keys with the derived key once, and queued submissions can still be decrypted', async () => {
    const { db, close } = await openDatabase(config);
    expect(await readDataKeyFingerprint(db)).toBe(dataKey.fingerprint);
    const { keyring } = await openKeysAndEncryptOlderRows(config, { db }, () => now);
    expect((await keyring.current()).keyId).toBe('pair');
    expect(await keyring.opener(db, 'pair')).not.toBeNull();
    await close();
  });

  it('can be decrypted after another change of the data key, only with the new key', async () => {
    const { db, close } = await openDatabase(config);
    const next = new Uint8Array(randomBytes(32));
    await dataKeyCommands.change!(config, db, { next: Buffer.from(next).toString('base64') });
    await expect(openDataKey(config, db)).rejects.toThrow('DATA_KEY is not the data key');
    const keys = await openKeysAndEncryptOlderRows({ ...config, dataKey: next }, { db }, () => now);
    expect(await findProfile(db, keys.cipher, asha.userid)).toMatchObject({ ...answers, nominee: null });
    expect(await keys.keyring.opener(db, 'pair')).not.toBeNull();
    await close();
  });
});

async function startServer(
  config: Config,
  database: Awaited<ReturnType<typeof openDatabase>>,
): Promise<RunningApp> {
  const { dataDir, databaseUrl } = config;
  return startApp({
    database: { db: database.db, close: database.close, dataDir, databaseUrl },
    config,
    now,
  });
}

it('a database of version 1.0 is upgraded once by processes that start at the same time', async () => {
  const config = await createOlderConfig('postgres');
  const databases = await Promise.all([openDatabase(config), openDatabase(config)]);
  await Promise.all(databases.map((database) => openKeysAndEncryptOlderRows(config, database, () => now)));
  const { db } = databases[0];
  await expectEncrypted(db);
  expect(
    await (await openKeysAndEncryptOlderRows(config, { db }, () => now)).keyring.opener(db, 'pair'),
  ).not.toBeNull();
  await Promise.all(databases.map(({ close }) => close()));
});

describe.each(databaseKinds)('a database of version 1.0, before its first start (%s)', (kind) => {
  const createOlder = () => createOlderConfig(kind as 'pglite' | 'postgres');

  it('is started before its data key is changed', async () => {
    const config = await createOlder();
    const { db, close } = await openDatabase(config);
    const next = new Uint8Array(randomBytes(32));
    const changeKey = () =>
      dataKeyCommands.change!(config, db, { next: Buffer.from(next).toString('base64') });
    await expect(changeKey()).rejects.toThrow(/Nothing was changed\. Start the server once/);
    await openKeysAndEncryptOlderRows(config, { db }, () => now);
    await changeKey();
    const keys = await openKeysAndEncryptOlderRows({ ...config, dataKey: next }, { db }, () => now);
    expect(await findProfile(db, keys.cipher, asha.userid)).toMatchObject(answers);
    await close();
  });

  it('whose change of the data key was interrupted in version 1.0 is completed by the same command', async () => {
    const config = await createOlder();
    const { db, close } = await openDatabase(config);
    // Version 1.0 changed the database to this key and was interrupted after it.
    const from = { ...config, dataKey: new Uint8Array(randomBytes(32)) };
    await appendErasure(from, createFieldCipher(await importDataKey(from.dataKey)), {
      userid: 7,
      removedAt: now,
    });
    await expect(openDataKey(from, db)).rejects.toThrow('run it again');
    const output = await dataKeyCommands.change!(from, db, { next: Buffer.from(bytes).toString('base64') });
    expect(output).toContain('was changed before');
    await openKeysAndEncryptOlderRows(config, { db }, () => now);
    await expectEncrypted(db);
    await close();
  });

  it('loses answers about help with the data key, and starts with another key', async () => {
    const config = { ...(await createOlder()), dataKey: new Uint8Array(randomBytes(32)) };
    const { db, close } = await openDatabase(config);
    await expect(openDataKey(config, db)).rejects.toThrow('DATA_KEY is not the data key');
    await dataKeyCommands.forget!(config, db, { flags: [loseNames] });
    const profiles = await queryRows(
      db,
      `select distinct life, mental, seek, distress, consult, coalesce(nominee, '') as nominee from profiles`,
    );
    expect(profiles).toEqual([{ life: '', mental: '', seek: '', distress: '', consult: '', nominee: '' }]);
    const keys = await openKeysAndEncryptOlderRows(config, { db }, () => now);
    expect(await findProfile(db, keys.cipher, asha.userid)).toMatchObject({
      seek: null,
      consult: null,
      age: 30,
    });
    expect(
      await queryRows(
        db,
        `select account_hash from removals where account_hash = '${hashToken('4294967297')}'`,
      ),
    ).toEqual([]);
    await close();
  });

  it('is encrypted by a restore from its backup', async () => {
    const config = await createOlder();
    const file = join(config.dataDir, 'backup');
    await writeBackup(config, file);
    const location = { ...config, ...(await createEmptyDatabase(kind === 'pglite' ? kind : 'direct')) };
    folders.push(location.dataDir);
    expect(await restoreBackup(location, file)).toContain(`${people} accounts`);
    const { db, close } = await openDatabase(location);
    await expectEncrypted(db);
    expect(await readDataKeyFingerprint(db)).toBe(dataKey.fingerprint);
    await close();
  });
});
