import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanUp } from '#server/db/clean-up.ts';
import * as tables from '#server/db/schema.ts';
import { type Account, insertAccount, hashAccountNames } from '#server/repositories/accounts.ts';
import { insertReservation } from '#server/repositories/name-reservations.ts';
import { insertProfile } from '#server/repositories/profiles.ts';
import { replaceRegistration } from '#server/repositories/registrations.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testCipher as personal } from '#tests/support/test-cipher.ts';

const now = new Date('2026-06-15T06:30:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

const createAccount = (userid: number, name: string, createdAt: Date): Account => ({
  userid,
  email: `${name}@example.org`,
  username: name,
  usernameKey: name,
  passwordHash: '-',
  createdAt,
  language: null,
});
const createProfile = (userid: number) => ({
  userid,
  name: 'N',
  age: 30,
  city: 'C',
  work: 'W',
  gender: 'male' as const,
  status: 'single' as const,
  education: 1,
  current: 1,
  life: 'no' as const,
  mental: 'no' as const,
  seek: 3,
  distress: 3,
  consult: 3,
  phone: null,
  nominee: null,
  details: null,
  registeredAt: daysAgo(400),
});
const createContact = (contactId: string, sentAt: Date) => ({
  contactId,
  username: 'u',
  email: 'e',
  age: 30,
  gender: 'g',
  message: '',
  sentAt,
});
const createRemoval = (accountHash: string, removedAt: Date) => ({
  accountHash,
  consentVersion: '1',
  removedAt,
});

describe.each(databaseKinds)('the hourly clean-up (%s)', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());

  it('deletes expired data, and nothing else', async () => {
    const { db } = database;
    for (const each of [
      createAccount(1, 'complete', daysAgo(400)),
      createAccount(2, 'abandoned', daysAgo(8)),
      createAccount(3, 'beginning', daysAgo(6)),
    ]) {
      await db.transaction((tx) => insertAccount(tx, personal, each));
      for (const claimed of hashAccountNames(personal, each)) {
        const { userid, createdAt } = each;
        await insertReservation(db, { ...claimed, userid, reservedAt: createdAt, confirmedAt: createdAt });
      }
    }
    await db.transaction((tx) => insertProfile(tx, personal, createProfile(1)));
    for (const registration of [
      { registrationId: 20, userid: 2, createdAt: daysAgo(8), expiresAt: daysAgo(7) },
      { registrationId: 30, userid: 3, createdAt: daysAgo(0), expiresAt: daysAgo(-1) },
    ]) {
      await replaceRegistration(db, personal, registration);
    }
    const session = { userid: 1, createdAt: daysAgo(7), usedAt: daysAgo(7), remembered: true };
    await db.insert(tables.sessions).values([
      { tokenHash: 'dead', expiresAt: daysAgo(1), ...session },
      { tokenHash: 'alive', expiresAt: daysAgo(-1), ...session },
    ]);
    const link = { addressKey: 'k', purpose: 'signUp', email: 'e', createdAt: daysAgo(1) };
    await db.insert(tables.links).values([
      { tokenHash: 'dead', expiresAt: daysAgo(1), ...link },
      { tokenHash: 'alive', expiresAt: daysAgo(-1), ...link },
    ]);
    await db
      .insert(tables.contacts)
      .values([createContact('old', daysAgo(366)), createContact('new', daysAgo(364))]);
    await db
      .insert(tables.removals)
      .values([createRemoval('old', daysAgo(366)), createRemoval('new', daysAgo(364))]);
    await db.insert(tables.throttles).values([
      { key: 'old', windowStart: daysAgo(2), count: 1 },
      { key: 'new', windowStart: daysAgo(0), count: 1 },
    ]);

    const count = { sectionId: 'T1', language: 'en-IN', question: 'step' as const, answers: 1, right: 1 };
    const days = ['2025-06-14', '2025-06-15'].map((day) => ({ ...count, day }));
    await db.insert(tables.understandingCounts).values(days);

    const pair = { publicKey: '-', wrappedKey: '-', madeAt: daysAgo(200) };
    await db.insert(tables.submissionKeys).values([
      { keyId: 'old', ...pair, retiredAt: daysAgo(91) },
      { keyId: 'retired', ...pair, retiredAt: daysAgo(89) },
      { keyId: 'in use', ...pair },
    ]);

    await cleanUp({ db, cipher: personal }, now);

    const listIds = async (table: keyof typeof tables, column: string) => {
      const rows = (await db.select().from(tables[table] as typeof tables.accounts)) as object[];
      return rows.map((row) => (row as Record<string, unknown>)[column]).sort();
    };
    expect(await listIds('accounts', 'userid')).toEqual([1, 3]);
    // Names are free again, and an expired registration id is invalid.
    expect(await listIds('nameReservations', 'userid')).toEqual([1, 1, 3, 3, 3]);
    expect(await listIds('registrations', 'registrationId')).toEqual([30]);
    expect(await listIds('sessions', 'tokenHash')).toEqual(['alive']);
    expect(await listIds('links', 'tokenHash')).toEqual(['alive']);
    expect(await listIds('contacts', 'contactId')).toEqual(['new']);
    expect(await listIds('removals', 'accountHash')).toEqual(['new']);
    expect(await listIds('throttles', 'key')).toEqual(['new']);
    expect(await listIds('understandingCounts', 'day')).toEqual(['2025-06-15']);
    expect(await listIds('submissionKeys', 'keyId')).toEqual(['in use', 'retired']);
  });
});
