import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readErasures, appendErasure } from '#server/erasure/erasure-log.ts';
import { deleteAllKeyRecords } from '#server/repositories/submission-keys.ts';
import { parseCommand, dataKeyCommands } from '#server/admin/data-key/commands.ts';
import { openDataKey } from '#server/crypto/open-data-key.ts';
import { openKeysAndEncryptOlderRows } from '#server/crypto/open-keys.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { interruptAfter } from '#tests/support/older-database.ts';

const createKey = () => new Uint8Array(randomBytes(32));
const encodeKey = (key: Uint8Array) => Buffer.from(key).toString('base64');

it('knows its commands, and no property of Object.prototype, which would print the key', () => {
  expect(['change', 'forget'].map(parseCommand)).not.toContain(null);
  expect(['', 'chnage', 'constructor', 'toString', '__proto__'].map(parseCommand)).toEqual(
    Array(5).fill(null),
  );
});

describe.each(databaseKinds)('the data key (%s)', (kind) => {
  let database: TestDatabase;
  let dataDir: string;
  const getKeyPath = () => join(dataDir, 'data.key');
  const listKeyFiles = () => readdirSync(dataDir).filter((name) => name.startsWith('data.key'));
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await deleteAllKeyRecords(database.db);
    dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-key-'));
    return () => rmSync(dataDir, { recursive: true, force: true });
  });

  /** Starts the part of the server that opens the keys. */
  async function start(dataKey: Uint8Array | null = null) {
    const { db } = database;
    const { keyring } = await openKeysAndEncryptOlderRows({ dataKey, dataDir }, database, () => new Date());
    const { keyId } = await keyring.current();
    expect(await keyring.opener(db, keyId)).not.toBeNull();
    return keyId;
  }
  const runCommand = (name: string, dataKey: Uint8Array | null = null, next?: string) =>
    dataKeyCommands[name]!({ dataKey, dataDir, erasureLog: null }, database.db, { next });
  const removal = { userid: 7, removedAt: new Date('2026-11-26') };
  const createConfig = (erasureLog: string | null = null) => ({
    dataKey: null,
    dataDir,
    erasureLog: erasureLog,
  });
  const openCipher = async (dataKey: Uint8Array | null = null) =>
    createFieldCipher(await openDataKey({ dataKey, dataDir }, database.db));
  const getFailure = async (acting: Promise<unknown>) => {
    const error = await acting.catch((error: Error) => error);
    expect(error).toMatchObject({ name: 'DataKeyError' });
    return (error as Error).message;
  };

  it('is created by the first start, in a file readable only by its owner, and reused later', async () => {
    const keyId = await start();
    expect(statSync(getKeyPath()).mode & 0o777).toBe(0o600);
    const savedKey = readFileSync(getKeyPath(), 'utf8');
    expect(Buffer.from(savedKey, 'base64')).toHaveLength(32);
    expect(await start()).toBe(keyId);
    expect(readFileSync(getKeyPath(), 'utf8')).toBe(savedKey);
    expect(listKeyFiles()).toEqual(['data.key']);
    // The same key is accepted from the environment.
    expect(await start(new Uint8Array(Buffer.from(savedKey, 'base64')))).toBe(keyId);
  });

  it('is shared by processes that start at the same time', async () => {
    const ids = await Promise.all([start(), start(), start()]);
    expect(new Set(ids).size).toBe(1);
    expect(listKeyFiles()).toEqual(['data.key']);
  });

  it('is in no file if it is set by a variable', async () => {
    const key = createKey();
    expect(await start(key)).toBe(await start(key));
    expect(listKeyFiles()).toEqual([]);
  });

  it('fails the start if it is different, missing or damaged, and is not replaced', async () => {
    await start();
    const right = readFileSync(getKeyPath(), 'utf8');
    const wrong = createKey();
    const words = [await getFailure(start(wrong))];
    expect(words[0]).toContain('DATA_KEY is not the data key of this database');
    rmSync(getKeyPath());
    words.push(await getFailure(start()));
    expect(words[1]).toContain(`${getKeyPath()} is missing`);
    expect(listKeyFiles()).toEqual([]);
    writeFileSync(getKeyPath(), encodeKey(wrong));
    words.push(await getFailure(start()));
    expect(words[2]).toContain(`${getKeyPath()} is not the data key`);
    writeFileSync(getKeyPath(), 'spoilt');
    words.push(await getFailure(start()));
    expect(words[3]).toContain(`${getKeyPath()} does not contain a key of 32 bytes`);
    for (const message of words) {
      expect(message).toContain('npm run data-key -- forget');
      for (const secret of [encodeKey(wrong), right.trim(), 'spoilt']) expect(message).not.toContain(secret);
    }
    // Files as Windows editors save them.
    for (const fileText of [`${right.trim()}\r\n`, `\uFEFF${right}`, right]) {
      writeFileSync(getKeyPath(), fileText);
      await start();
    }
  });

  it('is changed in its file', async () => {
    const keyId = await start();
    const before = readFileSync(getKeyPath(), 'utf8');
    expect(await runCommand('change')).toContain('changed: 1 private key is wrapped and the names of 0 rows');
    expect(readFileSync(getKeyPath(), 'utf8')).not.toBe(before);
    expect(statSync(getKeyPath()).mode & 0o777).toBe(0o600);
    expect(listKeyFiles()).toEqual(['data.key']);
    expect(await start()).toBe(keyId);
  });

  it('is changed from the file to DATA_KEY, and from one DATA_KEY to another', async () => {
    const keyId = await start();
    const [next, last] = [createKey(), createKey()];
    expect(await runCommand('change', null, encodeKey(next))).toContain(
      'Start the server with the new DATA_KEY',
    );
    expect(listKeyFiles()).toEqual([]);
    expect(await start(next)).toBe(keyId);
    await runCommand('change', next, encodeKey(last));
    expect(await start(last)).toBe(keyId);
    await getFailure(start(next));
    expect(await getFailure(runCommand('change', last))).toContain('NEW_DATA_KEY is not set');
    expect(await getFailure(runCommand('change', last, 'x'))).toContain('NEW_DATA_KEY is not a key');
    expect(await getFailure(runCommand('change', next, encodeKey(createKey())))).toContain(
      'DATA_KEY is not the data key',
    );
    expect(await start(last)).toBe(keyId);
  });

  it('is changed completely by a repeated command if the erasure log cannot be written', async () => {
    const keyId = await start();
    // The name has the maximum length, so that no temporary file next to it can be created.
    const long = join(dataDir, 'l'.repeat(255));
    const short = join(dataDir, 'removals.ledger');
    await appendErasure(createConfig(long), await openCipher(), removal);
    await expect(dataKeyCommands.change!(createConfig(long), database.db)).rejects.toThrow(
      /^The data key of the database was changed, but the command was not completed\. .*name is too long.* run again/s,
    );
    expect(await getFailure(start())).toContain('interrupted. Run `npm run data-key -- change` again');
    renameSync(long, short);
    expect(await runCommand('change')).toContain('was changed before; the erasure log is encrypted');
    expect(listKeyFiles()).toEqual(['data.key']);
    expect(await start()).toBe(keyId);
    expect(readErasures(short, [await openCipher()], '')).toEqual([removal]);
  });

  it('is reported as partly changed also if NEW_DATA_KEY is truncated', async () => {
    const keyId = await start();
    const [before, next] = [createKey(), createKey()];
    await runCommand('change', null, encodeKey(before));
    const long = join(dataDir, 'l'.repeat(255));
    await appendErasure(createConfig(long), await openCipher(before), removal);
    await expect(
      dataKeyCommands.change!({ ...createConfig(long), dataKey: before }, database.db, {
        next: encodeKey(next),
      }),
    ).rejects.toThrow('the command was not completed');
    expect(await getFailure(start(before))).toContain(
      '`npm run data-key -- change` was interrupted, run it again',
    );
    rmSync(long);
    expect(await runCommand('change', before, encodeKey(next))).toContain('was changed before');
    expect(await start(next)).toBe(keyId);
  });

  it('re-encrypts the erasure log of another machine by the same command there', async () => {
    await start();
    const [before, next] = [createKey(), createKey()];
    await runCommand('change', null, encodeKey(before));
    const elsewhere = join(dataDir, 'elsewhere.ledger');
    await appendErasure(createConfig(elsewhere), await openCipher(before), removal);
    await runCommand('change', before, encodeKey(next));
    for (let times = 0; times < 2; times += 1)
      expect(
        await dataKeyCommands.change!({ ...createConfig(elsewhere), dataKey: before }, database.db, {
          next: encodeKey(next),
        }),
      ).toContain('was changed before');
    expect(readErasures(elsewhere, [await openCipher(next)], '')).toEqual([removal]);
    expect(await getFailure(runCommand('change', next, encodeKey(next)))).toContain(
      'NEW_DATA_KEY is the current data key',
    );
  });

  it('is not changed if the new key is equal, or the erasure log cannot be decrypted', async () => {
    const keyId = await start();
    expect(await getFailure(runCommand('change', null, readFileSync(getKeyPath(), 'utf8')))).toContain(
      'NEW_DATA_KEY is the current data key. Nothing was changed.',
    );
    writeFileSync(join(dataDir, 'removals.ledger'), 'half a li');
    for (const next of [undefined, encodeKey(createKey())])
      await expect(runCommand('change', null, next)).rejects.toThrow(
        /^1 of 1 lines of .*removals\.ledger cannot be decrypted.* Nothing was changed\. Copy the newest erasure log/,
      );
    expect(listKeyFiles()).toEqual(['data.key']);
    expect(await start()).toBe(keyId);
  });

  it('is changed by a repeated command if only the new DATA_KEY is left to be set', async () => {
    const keyId = await start();
    const next = createKey();
    for (const words of ['The data key was changed', 'was changed before'])
      expect(await runCommand('change', null, encodeKey(next))).toContain(words);
    expect(await start(next)).toBe(keyId);
  });

  it('is saved before the database changes, and activated by the next command', async () => {
    const keyId = await start();
    const interrupted = interruptAfter(database.db, 0);
    await expect(dataKeyCommands.change!(createConfig(), interrupted)).rejects.toThrow('interrupted');
    const next = readFileSync(`${getKeyPath()}.next`, 'utf8');
    expect(readFileSync(getKeyPath(), 'utf8')).not.toBe(next);
    expect(await start()).toBe(keyId);
    expect(await runCommand('change')).toContain('The data key was changed');
    expect(listKeyFiles()).toEqual(['data.key']);
    expect(readFileSync(getKeyPath(), 'utf8')).toBe(next);
    expect(await start()).toBe(keyId);
  });

  it('is dropped if it is lost, never while the correct one exists', async () => {
    const keyId = await start();
    expect(await runCommand('forget')).toContain('Nothing was changed');
    expect(await start()).toBe(keyId);
    rmSync(getKeyPath());
    expect(await runCommand('forget')).toContain('data key of its next start');
    expect(await start()).not.toBe(keyId);
  });
});
