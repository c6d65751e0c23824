import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readErasures, appendErasure } from '#server/erasure/erasure-log.ts';
import { deleteSubmissionKeys } from '#server/repositories/submission-keys.ts';
import { parseCommand, commands } from '#server/admin/data-key/commands.ts';
import { openDataKey } from '#server/crypto/open-data-key.ts';
import { openKeys } from '#server/crypto/open-keys.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { interruptAfter } from '#tests/support/older-database.ts';

const newKey = () => new Uint8Array(randomBytes(32));
const text = (key: Uint8Array) => Buffer.from(key).toString('base64');

it('knows its commands, and no property of Object.prototype, which would print the key', () => {
  expect(['change', 'forget'].map(parseCommand)).not.toContain(null);
  expect(['', 'chnage', 'constructor', 'toString', '__proto__'].map(parseCommand)).toEqual(
    Array(5).fill(null),
  );
});

describe.each(databaseKinds)('the data key (%s)', (kind) => {
  let database: TestDatabase;
  let dataDir: string;
  const file = () => join(dataDir, 'data.key');
  const keyFiles = () => readdirSync(dataDir).filter((name) => name.startsWith('data.key'));
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await deleteSubmissionKeys(database.db);
    dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-key-'));
    return () => rmSync(dataDir, { recursive: true, force: true });
  });

  /** Starts the part of the server that opens the keys. */
  async function start(dataKey: Uint8Array | null = null) {
    const { db } = database;
    const { keyring } = await openKeys({ dataKey, dataDir }, database, () => new Date());
    const { keyId } = await keyring.current();
    expect(await keyring.opener(db, keyId)).not.toBeNull();
    return keyId;
  }
  const command = (name: string, dataKey: Uint8Array | null = null, next?: string) =>
    commands[name]!({ dataKey, dataDir, erasureLog: null }, database.db, { next });
  const removal = { userid: 7, removedAt: new Date('2026-11-26') };
  const place = (erasureLog: string | null = null) => ({
    dataKey: null,
    dataDir,
    erasureLog: erasureLog,
  });
  const cipher = async (dataKey: Uint8Array | null = null) =>
    createFieldCipher(await openDataKey({ dataKey, dataDir }, database.db));
  const refusal = async (acting: Promise<unknown>) => {
    const error = await acting.catch((fault: Error) => fault);
    expect(error).toMatchObject({ name: 'DataKeyError' });
    return (error as Error).message;
  };

  it('is created by the first start, in a file readable only by its owner, and reused later', async () => {
    const keyId = await start();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    const kept = readFileSync(file(), 'utf8');
    expect(Buffer.from(kept, 'base64')).toHaveLength(32);
    expect(await start()).toBe(keyId);
    expect(readFileSync(file(), 'utf8')).toBe(kept);
    expect(keyFiles()).toEqual(['data.key']);
    // The same key is accepted from the environment.
    expect(await start(new Uint8Array(Buffer.from(kept, 'base64')))).toBe(keyId);
  });

  it('is shared by processes that start at the same time', async () => {
    const ids = await Promise.all([start(), start(), start()]);
    expect(new Set(ids).size).toBe(1);
    expect(keyFiles()).toEqual(['data.key']);
  });

  it('is in no file if it is set by a variable', async () => {
    const key = newKey();
    expect(await start(key)).toBe(await start(key));
    expect(keyFiles()).toEqual([]);
  });

  it('fails the start if it is different, missing or damaged, and is not replaced', async () => {
    await start();
    const right = readFileSync(file(), 'utf8');
    const wrong = newKey();
    const words = [await refusal(start(wrong))];
    expect(words[0]).toContain('DATA_KEY is not the data key of this database');
    rmSync(file());
    words.push(await refusal(start()));
    expect(words[1]).toContain(`${file()} is missing`);
    expect(keyFiles()).toEqual([]);
    writeFileSync(file(), text(wrong));
    words.push(await refusal(start()));
    expect(words[2]).toContain(`${file()} is not the data key`);
    writeFileSync(file(), 'spoilt');
    words.push(await refusal(start()));
    expect(words[3]).toContain(`${file()} does not contain a key of 32 bytes`);
    for (const said of words) {
      expect(said).toContain('npm run data-key -- forget');
      for (const secret of [text(wrong), right.trim(), 'spoilt']) expect(said).not.toContain(secret);
    }
    // Files as Windows editors save them.
    for (const kept of [`${right.trim()}\r\n`, `\uFEFF${right}`, right]) {
      writeFileSync(file(), kept);
      await start();
    }
  });

  it('is changed in its file', async () => {
    const keyId = await start();
    const before = readFileSync(file(), 'utf8');
    expect(await command('change')).toContain('changed: 1 private key is wrapped and the names of 0 rows');
    expect(readFileSync(file(), 'utf8')).not.toBe(before);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(keyFiles()).toEqual(['data.key']);
    expect(await start()).toBe(keyId);
  });

  it('is changed from the file to DATA_KEY, and from one DATA_KEY to another', async () => {
    const keyId = await start();
    const [next, last] = [newKey(), newKey()];
    expect(await command('change', null, text(next))).toContain('Start the server with the new DATA_KEY');
    expect(keyFiles()).toEqual([]);
    expect(await start(next)).toBe(keyId);
    await command('change', next, text(last));
    expect(await start(last)).toBe(keyId);
    await refusal(start(next));
    expect(await refusal(command('change', last))).toContain('NEW_DATA_KEY is not set');
    expect(await refusal(command('change', last, 'x'))).toContain('NEW_DATA_KEY is not a key');
    expect(await refusal(command('change', next, text(newKey())))).toContain('DATA_KEY is not the data key');
    expect(await start(last)).toBe(keyId);
  });

  it('is changed completely by a repeated command if the erasure log cannot be written', async () => {
    const keyId = await start();
    // The name has the maximum length, so that no temporary file next to it can be created.
    const long = join(dataDir, 'l'.repeat(255));
    const short = join(dataDir, 'removals.ledger');
    await appendErasure(place(long), await cipher(), removal);
    await expect(commands.change!(place(long), database.db)).rejects.toThrow(
      /^The data key of the database was changed, but the command was not completed\. .*name is too long.* run again/s,
    );
    expect(await refusal(start())).toContain('interrupted. Run `npm run data-key -- change` again');
    renameSync(long, short);
    expect(await command('change')).toContain('was changed before; the erasure log is encrypted');
    expect(keyFiles()).toEqual(['data.key']);
    expect(await start()).toBe(keyId);
    expect(readErasures(short, [await cipher()], '')).toEqual([removal]);
  });

  it('is reported as partly changed also if NEW_DATA_KEY is truncated', async () => {
    const keyId = await start();
    const [before, next] = [newKey(), newKey()];
    await command('change', null, text(before));
    const long = join(dataDir, 'l'.repeat(255));
    await appendErasure(place(long), await cipher(before), removal);
    await expect(
      commands.change!({ ...place(long), dataKey: before }, database.db, { next: text(next) }),
    ).rejects.toThrow('the command was not completed');
    expect(await refusal(start(before))).toContain(
      '`npm run data-key -- change` was interrupted, run it again',
    );
    rmSync(long);
    expect(await command('change', before, text(next))).toContain('was changed before');
    expect(await start(next)).toBe(keyId);
  });

  it('re-encrypts the erasure log of another machine by the same command there', async () => {
    await start();
    const [before, next] = [newKey(), newKey()];
    await command('change', null, text(before));
    const elsewhere = join(dataDir, 'elsewhere.ledger');
    await appendErasure(place(elsewhere), await cipher(before), removal);
    await command('change', before, text(next));
    for (let times = 0; times < 2; times += 1)
      expect(
        await commands.change!({ ...place(elsewhere), dataKey: before }, database.db, { next: text(next) }),
      ).toContain('was changed before');
    expect(readErasures(elsewhere, [await cipher(next)], '')).toEqual([removal]);
    expect(await refusal(command('change', next, text(next)))).toContain(
      'NEW_DATA_KEY is the current data key',
    );
  });

  it('is not changed if the new key is equal, or the erasure log cannot be decrypted', async () => {
    const keyId = await start();
    expect(await refusal(command('change', null, readFileSync(file(), 'utf8')))).toContain(
      'NEW_DATA_KEY is the current data key. Nothing was changed.',
    );
    writeFileSync(join(dataDir, 'removals.ledger'), 'half a li');
    for (const next of [undefined, text(newKey())])
      await expect(command('change', null, next)).rejects.toThrow(
        /^1 of 1 lines of .*removals\.ledger cannot be decrypted.* Nothing was changed\. Copy the newest erasure log/,
      );
    expect(keyFiles()).toEqual(['data.key']);
    expect(await start()).toBe(keyId);
  });

  it('is changed by a repeated command if only the new DATA_KEY is left to be set', async () => {
    const keyId = await start();
    const next = newKey();
    for (const words of ['The data key was changed', 'was changed before'])
      expect(await command('change', null, text(next))).toContain(words);
    expect(await start(next)).toBe(keyId);
  });

  it('is saved before the database changes, and activated by the next command', async () => {
    const keyId = await start();
    const interrupted = interruptAfter(database.db, 0);
    await expect(commands.change!(place(), interrupted)).rejects.toThrow('interrupted');
    const next = readFileSync(`${file()}.next`, 'utf8');
    expect(readFileSync(file(), 'utf8')).not.toBe(next);
    expect(await start()).toBe(keyId);
    expect(await command('change')).toContain('The data key was changed');
    expect(keyFiles()).toEqual(['data.key']);
    expect(readFileSync(file(), 'utf8')).toBe(next);
    expect(await start()).toBe(keyId);
  });

  it('is dropped if it is lost, never while the correct one exists', async () => {
    const keyId = await start();
    expect(await command('forget')).toContain('Nothing was changed');
    expect(await start()).toBe(keyId);
    rmSync(file());
    expect(await command('forget')).toContain('data key of its next start');
    expect(await start()).not.toBe(keyId);
  });
});
