import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decryptSubmission } from '#contract/encryption/decrypt.ts';
import { encryptSubmission } from '#contract/encryption/encrypt.ts';
import { cleanUp } from '#server/db/clean-up.ts';
import { submissionKeys } from '#server/db/schema.ts';
import { deleteAllKeyRecords } from '#server/repositories/submission-keys.ts';
import { changeDataKey } from '#server/crypto/change-data-key.ts';
import { importDataKey } from '#server/crypto/data-key.ts';
import { openDataKey } from '#server/crypto/open-data-key.ts';
import { type SubmissionKeyring, createSubmissionKeyring } from '#server/crypto/submission-keyring.ts';
import { addDays } from '#server/app/time.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testCipher } from '#tests/support/test-cipher.ts';

const begin = new Date('2026-01-15T06:30:00.000Z');
const createKey = () => new Uint8Array(randomBytes(32));
const content = {
  ans: [1],
  version: '1.0',
  language: 'en-IN',
  key: 'draft-1',
  begunAt: begin.toISOString(),
  finishedAt: begin.toISOString(),
};

describe.each(databaseKinds)('the keys for encrypted submissions (%s)', (kind) => {
  let database: TestDatabase;
  let bytes: Uint8Array;
  let day: number;
  const now = () => addDays(begin, day);
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());
  beforeEach(async () => {
    await deleteAllKeyRecords(database.db);
    bytes = createKey();
    day = 0;
  });

  /** A process after its start. */
  const openKeyring = async (dataKey = bytes) =>
    createSubmissionKeyring(
      database.db,
      await openDataKey({ dataKey, dataDir: database.dataDir }, database.db),
      now,
    );
  const encryptFor = async (keys: SubmissionKeyring) => {
    const { publicKey, keyId } = await keys.current();
    return encryptSubmission(publicKey, keyId, 1, 'S1', content);
  };
  const canDecrypt = async (keys: SubmissionKeyring, submission: Awaited<ReturnType<typeof encryptFor>>) => {
    const opener = await keys.opener(database.db, submission.keyId);
    return opener && (await decryptSubmission(opener, submission, 1, 'S1'));
  };

  it('are stored wrapped, each differently', async () => {
    const keys = await openKeyring();
    const submission = await encryptFor(keys);
    const [row] = await database.db.select().from(submissionKeys);
    // A private key in PKCS #8 contains the id of its curve; the row does not.
    const ofCurve = Buffer.from('06082a8648ce3d030107', 'hex');
    expect(Buffer.from(row!.wrappedKey, 'base64url').includes(ofCurve)).toBe(false);
    expect(await canDecrypt(keys, submission)).toEqual(content);
    // A key in another row, or a changed one, cannot be decrypted.
    await database.db.update(submissionKeys).set({ keyId: 'another' });
    await expect((await openKeyring()).opener(database.db, 'another')).rejects.toThrow();
  });

  it('are the same for all processes, also if ten start at the same time', async () => {
    const processes = await Promise.all(Array.from({ length: 10 }, () => openKeyring()));
    const all = await Promise.all(processes.map((keys) => keys.current()));
    expect(new Set(all.map(({ keyId }) => keyId)).size).toBe(1);
    const submission = await encryptFor(processes[0]!);
    expect(await canDecrypt(processes[9]!, submission)).toEqual(content);
  });

  it('change after thirty days, once for all processes, and the old one still decrypts', async () => {
    const [one, other] = [await openKeyring(), await openKeyring()];
    const submission = await encryptFor(one);
    day = 29.9;
    await one.rotate();
    expect((await one.current()).keyId).toBe(submission.keyId);
    day = 30;
    await Promise.all([one.rotate(), other.rotate(), one.current(), other.current()]);
    const { keyId } = await one.current();
    expect(keyId).not.toBe(submission.keyId);
    expect((await other.current()).keyId).toBe(keyId);
    expect(await database.db.select().from(submissionKeys)).toHaveLength(2);
    expect(await canDecrypt(one, submission)).toEqual(content);
    expect(await canDecrypt(await openKeyring(), submission)).toEqual(content);
  });

  it('change also if the hourly job did not run', async () => {
    const keys = await openKeyring();
    const { keyId } = await keys.current();
    day = 31;
    expect((await keys.current()).keyId).not.toBe(keyId);
  });

  it('decrypt for ninety days after their replacement, and are deleted then', async () => {
    const keys = await openKeyring();
    const submission = await encryptFor(keys);
    day = 30;
    await keys.rotate();
    day = 120;
    await cleanUp({ db: database.db, cipher: testCipher }, now());
    await keys.rotate();
    expect(await canDecrypt(keys, submission)).toEqual(content);
    day = 120.1;
    await cleanUp({ db: database.db, cipher: testCipher }, now());
    await keys.rotate();
    expect(await keys.opener(database.db, submission.keyId)).toBeNull();
  });

  it('decrypt after a change of the data key, only with the new one', async () => {
    const keys = await openKeyring();
    const submission = await encryptFor(keys);
    day = 30;
    await keys.rotate();
    const next = createKey();
    const [from, to] = [await importDataKey(bytes), await importDataKey(next)];
    expect(await changeDataKey(database.db, from, to, now())).toMatchObject({ privateKeys: 2 });
    expect(await canDecrypt(await openKeyring(next), submission)).toEqual(content);
    await expect(openKeyring()).rejects.toThrow(/DATA_KEY is not the data key of this database/);
  });

  it('are unchanged if the change fails half way', async () => {
    const keys = await openKeyring();
    const submission = await encryptFor(keys);
    const broken = { keyId: 'zz', publicKey: '-', wrappedKey: 'AAAA', madeAt: begin, retiredAt: begin };
    await database.db.insert(submissionKeys).values(broken);
    const [from, to] = [await importDataKey(bytes), await importDataKey(createKey())];
    await expect(changeDataKey(database.db, from, to, now())).rejects.toThrow();
    expect(await canDecrypt(await openKeyring(), submission)).toEqual(content);
  });
});
