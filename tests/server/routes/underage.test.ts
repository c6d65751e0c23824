import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import * as schema from '#server/db/schema.ts';
import { getErasureLogPath, readErasures } from '#server/erasure/erasure-log.ts';
import { readOutbox } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import {
  call,
  createSignUpData,
  createPerson,
  profile,
  createAccount,
  requestSignUpToken,
} from './people.ts';

/** The tables that a registration writes to, without rate limit counters and the audit log. */
const tables = [
  'accounts',
  'profiles',
  'nameReservations',
  'registrations',
  'links',
  'mailQueue',
  'consents',
] as const;

onBothDatabases('A person under 18', (running) => {
  const message = 'This program is for adults aged 18 or older.';
  const getYear = () => running().clock.now().getUTCFullYear();
  const requestLink = (email: string, birthYear: unknown, ip?: string) =>
    call(running(), 'POST', patterns.verifyEmail, { email, birthYear }, { ip });
  const register = (id: number, changes: object) =>
    call(running(), 'POST', pathTo(patterns.userInfo, { id }), { ...profile, ...changes });
  const readTables = async () => {
    const stored: Record<string, unknown[]> = {};
    for (const name of tables) {
      const table = schema[name];
      if (!is(table, PgTable)) throw new Error(`${name} is not a table`);
      const all = (await running()
        .context.db.select()
        .from(table as never)) as object[];
      stored[name] = all.map((row) => JSON.stringify(row)).sort();
    }
    return stored;
  };

  test('is rejected by the year of birth before anything is stored or mailed', async () => {
    const { email, ip } = createSignUpData();
    const before = await readTables();
    const mails = readOutbox(running().outbox).length;
    for (const years of [0, 11, 17]) {
      const { status, body } = await requestLink(email, getYear() - years, ip);
      expect([status, body]).toEqual([422, { message, code: 'age-invalid' }]);
    }
    expect(await readTables()).toEqual(before);
    await running().sendDueMails();
    expect(readOutbox(running().outbox)).toHaveLength(mails);
  });

  test.each([
    [18, 200],
    [19, 200],
    [90, 200],
    [-1, 422],
    [122, 422],
  ])('a year of birth %i years ago is %i', async (years, expected) => {
    const { email, ip } = createSignUpData();
    expect((await requestLink(email, getYear() - years, ip)).status).toBe(expected);
  });

  test('the year is that of India, where it starts before UTC', async () => {
    const { email, ip } = createSignUpData();
    const before = running().clock.now();
    running().clock.set(new Date('2026-12-31T18:29:00Z'));
    expect((await requestLink(email, 2009, ip)).status).toBe(422);
    running().clock.set(new Date('2026-12-31T18:31:00Z'));
    expect((await requestLink(email, 2009, ip)).status).toBe(200);
    running().clock.set(before);
  });

  test.each(['2010', 2010.5, null])('a year of another type is 400: %j', async (birthYear) => {
    expect((await requestLink(createSignUpData().email, birthYear)).status).toBe(400);
  });

  test('no year of birth is stored', async () => {
    const { email, ip } = createSignUpData();
    await requestLink(email, 1951, ip);
    await running().sendDueMails();
    expect(JSON.stringify(await readTables())).not.toContain('1951');
    for (const table of Object.values(schema)) {
      if (!is(table, PgTable)) continue;
      const columns = Object.keys(getTableColumns(table)).join(' ');
      expect(columns.toLowerCase()).not.toContain('birth');
    }
  });

  test('createUser rejects the year as well; the link is deleted, so another year does not help', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    const before = await readTables();
    const create = (birthYear: number) =>
      call(running(), 'POST', patterns.createUser, { ...who, birthYear }, { token });
    const refused = await create(getYear() - 15);
    expect([refused.status, refused.body.message]).toEqual([422, message]);
    const after = await readTables();
    expect([after.accounts, after.claims]).toEqual([before.accounts, before.claims]);
    expect(after.links?.length).toBe((before.links?.length ?? 0) - 1);
    expect((await create(getYear() - 30)).status).toBe(403);
  });

  test('an impossible year at createUser is rejected, and the link stays valid', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    const create = (birthYear: number) =>
      call(running(), 'POST', patterns.createUser, { ...who, birthYear }, { token });
    expect((await create(199)).status).toBe(422);
    expect((await create(1990)).body).toBeGreaterThan(1);
  });

  test('an age of 15 and then 18 with the same id are rejected, and the account is deleted immediately', async () => {
    const { ip, ...who } = createSignUpData();
    const before = await readTables();
    const { registrationId } = await createAccount(running(), { ...who, ip });
    // A mail queued during the submission of the profile must not be sent afterwards.
    await call(running(), 'POST', patterns.login, { email: who.email }, { ip });
    expect(await readTables()).not.toEqual(before);

    const refused = await register(registrationId, { age: 15 });
    expect([refused.status, refused.body]).toEqual([422, { message, code: 'age-invalid' }]);
    expect(await readTables()).toEqual(before);
    expect((await register(registrationId, { age: 18 })).status).toBe(404);
    const { username, password } = who;
    expect((await call(running(), 'POST', patterns.login, { username, password }, { ip })).status).toBe(401);
  });

  test('the address and the username are free again', async () => {
    const { ip, ...who } = createSignUpData();
    const { registrationId } = await createAccount(running(), { ...who, ip });
    await register(registrationId, { age: 17 });
    const again = await createAccount(running(), { ...who, ip });
    expect(again.registrationId).toBeGreaterThan(1);
    expect((await register(again.registrationId, { age: 18 })).status).toBe(200);
  });

  test('the age is checked first: an incomplete profile ends the registration too', async () => {
    const { registrationId } = await createAccount(running());
    const changes = { age: 15, name: '', education: '', personal: '0', terms: '1999-01-01' };
    expect((await register(registrationId, changes)).body.message).toBe(message);
    expect((await register(registrationId, {})).status).toBe(404);
  });

  test.each([0, -1])('an age of %i is rejected, but is not under age: nothing is deleted', async (age) => {
    const { registrationId } = await createAccount(running());
    expect((await register(registrationId, { age })).status).toBe(422);
    expect((await register(registrationId, {})).status).toBe(200);
  });

  test('two parallel rejections delete one account and respond 422 or 404', async () => {
    const { registrationId } = await createAccount(running());
    const answers = await Promise.all([15, 16].map((age) => register(registrationId, { age })));
    expect(answers.map(({ status }) => status).sort()).toEqual([404, 422]);
    expect((await register(registrationId, {})).status).toBe(404);
  });

  test('the audit log has the event without an account, the erasure log an entry for restores', async () => {
    const { db, config, cipher } = running().context;
    const { ip, ...who } = createSignUpData();
    const { registrationId } = await createAccount(running(), { ...who, ip });
    const countErasures = () => readErasures(getErasureLogPath(config), [cipher], '').length;
    const before = countErasures();
    await register(registrationId, { age: 12 });
    const entries = (await db.select().from(schema.auditLog)).filter(
      ({ event }) => event === 'registration-underage',
    );
    expect(entries.at(-1)).toMatchObject({ accountHash: null, requestId: expect.any(String) });
    expect(JSON.stringify(entries)).not.toContain(who.email);
    expect(countErasures()).toBe(before + 1);
  });

  test('an age under 18 in a correction is treated as a typing mistake: 422, and nothing is deleted', async () => {
    const who = await createPerson(running());
    const { personal: _, terms: __, ...facts } = profile;
    const path = pathTo(patterns.userInfo, { id: who.userid });
    const corrected = await call(running(), 'PUT', path, { ...facts, age: 15 }, { token: who.token });
    expect([corrected.status, corrected.body.message]).toEqual([422, message]);
    const own = await call(running(), 'GET', path, undefined, { token: who.token });
    expect([own.status, own.body.age]).toEqual([200, profile.age]);
  });
});
