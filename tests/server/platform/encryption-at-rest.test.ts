import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import type { PlanStep, Trouble } from '#domain/plan/plan-content.ts';
import * as tables from '#server/db/schema.ts';
import { encryptedColumns } from '#server/db/encrypted-columns.ts';
import { enqueueMail } from '#server/mail/queue.ts';
import { findAccountByEmail } from '#server/repositories/accounts.ts';
import { insertContact } from '#server/repositories/messages.ts';
import { findProfile } from '#server/repositories/profiles.ts';
import { changeDataKey } from '#server/crypto/change-data-key.ts';
import { importDataKey } from '#server/crypto/data-key.ts';
import { deleteKeyAndEncryptedData } from '#server/admin/data-key/delete-key-and-encrypted-data.ts';
import { openDataKey } from '#server/crypto/open-data-key.ts';
import { createFieldCipher } from '#server/crypto/field-cipher.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { call, profile } from '../routes/people.ts';

const typed = {
  email: 'zubeida.q@lotus.example',
  username: 'Zubeida_Lotus',
  password: 'kites over the hills',
  newPassword: 'hills under kites',
  name: 'Zubeida Qazi',
  city: 'Tiruchirappalli',
  work: 'Lighthouse keeper',
  phone: '9812345670',
  feedback: 'My neighbour Farzana told me of it.',
  contactName: 'Z. Qazi of the lighthouse',
  contactEmail: 'zubeida@elsewhere.example',
  contactGender: 'woman, as I say',
  message: 'Please call my sister Mumtaz.',
  trouble: 'zq-rest',
  slug: 'zq-lantern',
  step: 'Light the lantern at the window.',
  smaller: 'Look at the lantern.',
};

const planTrouble: Trouble = {
  id: 'zq-rest',
  label: 'Rest',
  answerAgain: 'S4',
  usual: 'bed',
  suggestedBy: [],
};
const planStep: PlanStep = {
  slug: 'zq-lantern',
  troubles: ['zq-rest'],
  text: typed.step,
  smaller: typed.smaller,
  contact: false,
};

describe.each(databaseKinds)('a lost database (%s)', (kind) => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ db: kind, plan: { troubles: [planTrouble], steps: [planStep] } });
    await createAllData();
  });
  afterAll(() => running?.stop());

  /** Signs up, fills in the profile, sends a message and a survey, and sets a new password. */
  async function createAllData(): Promise<void> {
    const { email, username, password, newPassword, name, city, work, phone } = typed;
    await expectSuccess(call(running, 'POST', patterns.verifyEmail, { email }));
    await running.sendDueMails();
    const token = findToken(findLastMail(running.outbox, email));
    const created = await expectSuccess(
      call(running, 'POST', patterns.createUser, { email, username, password }, { token }),
    );
    const facts = { ...profile, name, city, work, phone: Number(phone) };
    await expectSuccess(call(running, 'POST', pathTo(patterns.userInfo, { id: created.body }), facts));
    const login = await expectSuccess(call(running, 'POST', patterns.login, { username, password }));
    const session = login.body[0] as { userid: number; token: string };
    const survey = { feedback: typed.feedback, recommend: 1, comfort: 2, consult: 3, statements: [0] };
    const { userid } = session;
    await expectSuccess(call(running, 'POST', pathTo(patterns.survey, { userid }), survey, session));
    const day = getIndianDay(running.context.now());
    const choices = { smaller: false, when: 'bed', where: 'home', if_not: 'tell', day };
    for (const body of [
      { trouble: planTrouble.id, step: planStep.slug, ...choices },
      { trouble: null, step: null, ...choices, smaller: true },
    ])
      await expectSuccess(call(running, 'POST', pathTo(patterns.step, { userid }), body, session));
    const { contactName, contactEmail, contactGender: gender, message } = typed;
    const letter = { username: contactName, email: contactEmail, age: 30, gender, message };
    await expectSuccess(call(running, 'POST', patterns.contact, letter));
    running.clock.advance({ seconds: 1 });
    await expectSuccess(call(running, 'POST', patterns.login, { email }));
    await running.sendDueMails();
    const reset = findToken(findLastMail(running.outbox, email));
    await expectSuccess(
      call(running, 'POST', patterns.resetPassword, { token: reset, password: newPassword }),
    );
    await expectSuccess(call(running, 'POST', patterns.login, { username, password: newPassword }));
    // Creates a second link, a queued mail, and a failed login.
    running.clock.advance({ seconds: 1 });
    await expectSuccess(call(running, 'POST', patterns.login, { email }));
    await running.sendDueMails();
    const { context } = running;
    await context.db.transaction((tx) => enqueueMail(context, tx, { purpose: 'removed', recipient: email }));
    await call(running, 'POST', patterns.login, { username, password: 'wrong' });
  }

  async function expectSuccess(answering: ReturnType<typeof call>) {
    const answer = await answering;
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer;
  }

  /** Every row of every table as text. */
  async function dump(): Promise<string> {
    const { db } = running.context;
    const { rows } = (await db.execute(
      sql`select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )) as unknown as { rows: { schema: string; name: string }[] };
    const parts: string[] = [];
    for (const { schema, name } of rows) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      parts.push(JSON.stringify(await db.execute(sql`select one::text from ${table} one`)));
    }
    return parts.join('\n');
  }

  it('contains no identifying text in any encoding', async () => {
    const text = (await dump()).toLowerCase();
    expect(text).toContain('argon2id');
    for (const table of [
      'accounts',
      'profiles',
      'surveys',
      'contacts',
      'links',
      'throttles',
      'nameReservations',
      'mailQueue',
      'chosenSteps',
    ] as const) {
      expect(await running.context.db.$count(tables[table]), table).toBeGreaterThan(0);
    }
    for (const [what, words] of Object.entries(typed)) {
      for (const form of [
        words,
        Buffer.from(words).toString('base64url'),
        Buffer.from(words).toString('hex'),
      ])
        expect(text.includes(form.toLowerCase()), what).toBe(false);
    }
    // Single words are not contained either; encrypted or hashed values may contain short ones by chance.
    const readable = text.replaceAll(/[\w+/-]{20,}/g, ' ');
    expect(readable).toContain('argon2id');
    for (const word of ['zubeida', 'qazi', 'lotus', 'lighthouse', 'farzana', 'mumtaz', '981234567'])
      expect(readable.includes(word), word).toBe(false);
  });

  it('contains no answer about help in plain text', async () => {
    const { life, mental, seek, distress, consult } = (
      await running.context.db.select().from(tables.profiles)
    )[0]!;
    // 12 bytes of IV and 16 of tag in base64url, and the answer.
    for (const text of [life, mental, seek, distress, consult]) expect(text).toMatch(/^[\w-]{39,}$/);
  });

  it('the list of encrypted columns contains every free text', () => {
    // Codes, hashes, versions and ids, names of releases and arms, and short-lived values that are encrypted outside the
    // list.
    const known = [
      'accounts.password_hash',
      'links.email',
      'releases.folder',
      'attempts.arm',
      'contacts.reference',
      'understanding_counts.question',
      // Of an earlier release; empty in newer rows.
      'chosen_steps.text',
    ];
    const free =
      /_hash$|_id$|_key$|version$|^(kind|purpose|key|fingerprint|status|language|state|last_error|event)$/;
    for (const table of Object.values(tables)) {
      const { name, columns } = getTableConfig(table);
      const encrypted: readonly string[] =
        name in encryptedColumns ? encryptedColumns[name as keyof typeof encryptedColumns].columns : [];
      const open = columns.filter(
        (column) =>
          column.getSQLType() === 'text' &&
          !free.test(column.name) &&
          !encrypted.includes(column.name) &&
          !known.includes(`${name}.${column.name}`),
      );
      const left = open.map((column) => `${name}.${column.name}`);
      expect(left.filter((column) => !/^(profiles|attempts)\.gender$/.test(column))).toEqual([]);
    }
  });

  it('is decrypted after a change of the data key only with the new key, and every account is found', async () => {
    const { db, config } = running.context;
    const [before, bytes] = [await openDataKey(config, db), new Uint8Array(randomBytes(32))];
    const to = await importDataKey(bytes);
    // More rows than one batch.
    const words = { username: 'u', email: 'e', age: 30, gender: 'g', sentAt: new Date() };
    await db.transaction(async (tx) => {
      for (let n = 0; n < 600; n += 1)
        await insertContact(tx, createFieldCipher(before), {
          ...words,
          contactId: `c${n}`,
          message: `m${n}`,
        });
    });
    const hashes = JSON.stringify(await db.select().from(tables.nameReservations));
    const { rows } = await changeDataKey(db, before, to, running.context.now());
    expect(rows).toBe(607);
    expect(await db.$count(tables.nameReservations)).toBe(2);
    for (const { keyHash } of await db.select().from(tables.nameReservations))
      expect(hashes).not.toContain(keyHash);
    const cipher = createFieldCipher(to);
    const account = await findAccountByEmail(db, cipher, typed.email);
    expect(account?.username).toBe(typed.username);
    expect(await findProfile(db, cipher, account!.userid)).toMatchObject({
      name: typed.name,
      phone: typed.phone,
    });
    await expect(findProfile(db, createFieldCipher(before), account!.userid)).rejects.toThrow();
    expect(await findAccountByEmail(db, createFieldCipher(before), typed.email)).toBeNull();
    await expect(openDataKey(config, db)).rejects.toThrow('is not the data key');
    // Changes the key back, for the running server.
    await changeDataKey(db, to, before, running.context.now());
    const { username, newPassword: password } = typed;
    expect((await call(running, 'POST', patterns.login, { username, password })).status).toBe(200);
  });

  it('keeps the former key if a change is interrupted', async () => {
    const { db, config } = running.context;
    const before = await openDataKey(config, db);
    const spoilt = {
      contactId: 'zz',
      username: 'not sealed',
      email: '',
      age: 30,
      gender: '',
      message: '',
      sentAt: new Date(),
    };
    await db.insert(tables.contacts).values(spoilt);
    const to = await importDataKey(new Uint8Array(randomBytes(32)));
    await expect(changeDataKey(db, before, to, running.context.now())).rejects.toThrow();
    await db.delete(tables.contacts);
    const { username, newPassword: password } = typed;
    expect((await call(running, 'POST', patterns.login, { username, password })).status).toBe(200);
  });

  it('with a lost key retains answers without names, and accepts new sign-ups', async () => {
    const { db, config } = running.context;
    await db.transaction(deleteKeyAndEncryptedData);
    const cipher = createFieldCipher(await openDataKey(config, db));
    expect(await db.$count(tables.profiles)).toBe(1);
    const [account] = await db.select().from(tables.accounts);
    const { userid } = account!;
    expect(await findProfile(db, cipher, userid)).toMatchObject({ name: '', city: '', age: 30 });
    const { username, newPassword: password, email } = typed;
    expect((await call(running, 'POST', patterns.login, { username, password })).status).toBe(401);
    running.clock.advance({ minutes: 61 });
    await expectSuccess(call(running, 'POST', patterns.verifyEmail, { email }, { ip: '10.9.9.9' }));
    await running.sendDueMails();
    const token = findToken(findLastMail(running.outbox, email));
    await expectSuccess(call(running, 'POST', patterns.createUser, { email, username, password }, { token }));
  });
});
