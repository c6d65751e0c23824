/** Accounts that are inactive for two years: three notices, then deletion. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns } from '#contract/paths.ts';
import { accounts, mailQueue, removals, auditLog } from '#server/db/schema.ts';
import { parseCommand } from '#server/admin/commands/parse-command.ts';
import { readErasures } from '#server/erasure/erasure-log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { createMailSender } from '#server/mail/sender.ts';
import {
  insertAccount,
  lockAccount,
  hashAccountNames,
  setAccountKind,
  setLastLogin,
} from '#server/repositories/accounts.ts';
import { insertReservation } from '#server/repositories/name-reservations.ts';
import { resetDormancy } from '#server/repositories/dormancy.ts';
import { leaseMail, countMails, listDeadMails, requeueMail } from '#server/repositories/mail-queue.ts';
import { deleteKeyAndEncryptedData } from '#server/admin/data-key/delete-key-and-encrypted-data.ts';
import { eraseDormantAccounts } from '#server/services/dormancy/erase.ts';
import { noticesPerHour, queueDormancyNotices } from '#server/services/dormancy/notices.ts';
import { createSentMailHandlers, composeMail } from '#server/services/compose-mail.ts';
import { addDays } from '#server/app/time.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { findLastMail, readOutbox, findToken } from '#tests/support/outbox.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { call, type Person, createPerson } from './people.ts';

describe.each(databaseKinds)('an inactive account (%s)', (kind) => {
  let running: RunningApp;
  let who: Person;
  beforeEach(async () => {
    running = await startApp({ db: kind });
    who = await createPerson(running);
    return () => running.stop();
  });

  /** Runs the hourly job, and sends its mails. */
  async function runJob(): Promise<void> {
    await eraseDormantAccounts(running.context);
    await queueDormancyNotices(running.context);
    await running.sendDueMails();
  }
  async function runJobAfter(days: number): Promise<void> {
    running.clock.advance({ days });
    await runJob();
  }
  const listNotices = (email = who.email) =>
    readOutbox(running.outbox).filter(
      ({ to, subject }) => to.includes(email) && subject.startsWith('Your account will be deleted on'),
    );
  const findRow = async () =>
    (await running.context.db.select().from(accounts).where(eq(accounts.userid, who.userid)))[0];
  const logIn = ({ username, password, ip } = who) =>
    call(running, 'POST', patterns.login, { username, password }, { ip });
  const createFailingMailer = (message: string): Mailer => ({
    send: () => Promise.reject(Object.assign(new Error(message), { code: 'ECONNECTION' })),
    close: async () => {},
  });
  function createSender(mailer: Mailer) {
    const { context } = running;
    return createMailSender({
      context,
      mailer,
      compose: (mail) => composeMail(context, mail),
      onSent: createSentMailHandlers(context),
      onFailure: () => {},
    });
  }

  it('is deleted after two years and three mails: 90 days, 30 days and 48 hours before at the latest', async () => {
    await runJobAfter(730);
    expect(listNotices()).toEqual([]);
    await runJobAfter(1);
    // 731 days after 15 January 2026, and 90 more, in India.
    expect(listNotices().map(({ subject }) => subject)).toEqual([
      'Your account will be deleted on 16 April 2028',
    ]);
    expect(listNotices()[0]?.text).toContain(
      'has not been used for two years. It will be deleted on 16 April 2028 unless',
    );
    expect(await findRow()).toMatchObject({
      dormancyNotices: 1,
      eraseAt: new Date('2028-04-15T18:30:00.000Z'),
    });
    await runJobAfter(59);
    expect(listNotices()).toHaveLength(1);
    await runJobAfter(1);
    expect(listNotices()).toHaveLength(2);
    await runJobAfter(27);
    expect(listNotices()).toHaveLength(2);
    await runJobAfter(1);
    // The date is unchanged.
    expect(new Set(listNotices().map(({ subject }) => subject)).size).toBe(1);
    expect(listNotices()).toHaveLength(3);
    await runJobAfter(2);
    expect(await findRow()).toBeDefined();
    await runJobAfter(1);
    expect(await findRow()).toBeUndefined();

    // The same rows as after a removal by the person: the erasure log and its record.
    const { context } = running;
    expect(await context.db.select().from(removals)).toMatchObject([
      { consentVersion: expect.stringMatching(/./) },
    ]);
    const erasureLog = join(context.config.dataDir, 'removals.ledger');
    expect(readErasures(erasureLog, [context.cipher], '')).toMatchObject([{ userid: who.userid }]);
    const events = await context.db.select().from(auditLog);
    expect(events.map(({ event }) => event)).toContain('dormant-account-removed');
    expect((await logIn()).status).toBe(401);
    // The mail of a removal would say that it was requested.
    expect(findLastMail(running.outbox, who.email).subject).toMatch(/will be deleted/);
  });

  it.each([1, 2, 3])('is retained by a login after notice %d, for another two years', async (number) => {
    await runJobAfter(731);
    if (number > 1) await runJobAfter(60);
    if (number > 2) await runJobAfter(28);
    expect(listNotices()).toHaveLength(number);
    expect((await logIn()).status).toBe(200);
    expect(await findRow()).toMatchObject({
      lastLoginAt: running.clock.now(),
      dormancyNotices: 0,
      eraseAt: null,
    });
    for (const days of [30, 60, 640]) await runJobAfter(days);
    expect(listNotices()).toHaveLength(number);
    await runJobAfter(1);
    expect(listNotices()).toHaveLength(number + 1);
    expect(await findRow()).toMatchObject({ dormancyNotices: 1 });
  });

  it('is retained by a new password, and by an address corrected by the operator', async () => {
    await runJobAfter(731);
    running.clock.advance({ seconds: 1 });
    await call(running, 'POST', patterns.login, { email: who.email });
    await running.sendDueMails();
    const token = findToken(findLastMail(running.outbox, who.email));
    const reset = await call(running, 'POST', patterns.resetPassword, {
      token,
      password: 'hills under kites',
    });
    expect(reset.status).toBeLessThan(300);
    expect(await findRow()).toMatchObject({ dormancyNotices: 0, eraseAt: null });
    await runJobAfter(731);
    expect(await findRow()).toMatchObject({ dormancyNotices: 1 });
    const typed = [who.email, 'new@example.org'];
    const correct = parseCommand(['correct-email', '--identity-checked'], async () => typed.shift() ?? '');
    await correct(running.context);
    expect(await findRow()).toMatchObject({ dormancyNotices: 0, eraseAt: null });
    for (const days of [60, 28, 10, 100]) await runJobAfter(days);
    expect(listNotices('new@example.org')).toEqual([]);
    expect(await findRow()).toBeDefined();
  });

  it('gets no mail if the login comes after the notice was queued', async () => {
    running.clock.advance({ days: 731 });
    await queueDormancyNotices(running.context);
    expect((await logIn()).status).toBe(200);
    await running.sendDueMails();
    expect(listNotices()).toEqual([]);
    expect(await running.context.db.$count(mailQueue)).toBe(0);
    expect(await findRow()).toMatchObject({ dormancyNotices: 0 });
  });

  it('is retained while a notice cannot be sent, and the later notice has a later date', async () => {
    const { context, clock } = running;
    await runJobAfter(731);
    const promised = (await findRow())!.eraseAt!;
    // The mail server fails from the second notice on, for a year. Mails given up are queued again after 30 days.
    clock.set(addDays(promised, -31));
    const away = createSender(createFailingMailer('away'));
    for (let month = 0; month < 12; month += 1) {
      await eraseDormantAccounts(context);
      await queueDormancyNotices(context);
      for (let tries = 0; tries < 16; tries += 1) {
        await away.idle();
        clock.advance({ hours: 5 });
      }
      expect(await listDeadMails(context.db)).toHaveLength(1);
      clock.advance({ days: 31 });
      // Like the clean-up after 30 days.
      await context.db.delete(mailQueue);
    }
    await away.stop();
    // Given up without an alert, because the operator cannot repair a missing mailbox.
    expect(await countMails(context.db, clock.now())).toEqual({ waiting: 0, dead: 0 });
    expect(await findRow()).toMatchObject({ dormancyNotices: 1, eraseAt: promised });
    await runJob();
    const second = (await findRow())!;
    expect(second.dormancyNotices).toBe(2);
    expect(second.eraseAt!.getTime()).toBeGreaterThanOrEqual(addDays(clock.now(), 30).getTime());
    expect(listNotices()).toHaveLength(2);
    // The third one is late as well.
    clock.set(addDays(second.eraseAt!, 5));
    await runJob();
    const third = (await findRow())!;
    expect(third.dormancyNotices).toBe(3);
    expect(third.eraseAt!.getTime()).toBeGreaterThanOrEqual(addDays(clock.now(), 2).getTime());
    clock.set(new Date(third.eraseAt!.getTime() - 1));
    await runJob();
    expect(await findRow()).toBeDefined();
    clock.set(third.eraseAt!);
    await runJob();
    expect(await findRow()).toBeUndefined();
  });

  it('gets a notice that the operator resends, once', async () => {
    const { context, clock } = running;
    clock.advance({ days: 731 });
    await queueDormancyNotices(context);
    const broken = createSender({
      ...createFailingMailer('unknown'),
      send: () =>
        Promise.reject(
          Object.assign(new Error('unknown'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }),
        ),
    });
    await broken.idle();
    const [dead] = await listDeadMails(context.db);
    expect(dead).toMatchObject({ purpose: 'dormancy' });
    await queueDormancyNotices(context);
    expect(await context.db.$count(mailQueue)).toBe(1);
    await requeueMail(context.db, dead!.mailId, clock.now());
    await runJob();
    expect(listNotices()).toHaveLength(1);
    expect(await findRow()).toMatchObject({ dormancyNotices: 1 });
  });

  it('gets each notice once if two processes run the job and send at the same time', async () => {
    const { context, clock } = running;
    const others: Person[] = [];
    while (others.length < 8) others.push(await createPerson(running));
    clock.advance({ days: 732 });
    await Promise.all([queueDormancyNotices(context), queueDormancyNotices(context)]);
    expect(await context.db.$count(mailQueue)).toBe(9);
    const sent: string[] = [];
    const mailer: Mailer = { send: async ({ to }) => void sent.push(to), close: async () => {} };
    const senders = [createSender(mailer), createSender(mailer)];
    await Promise.all(senders.map((sender) => sender.idle()));
    expect(sent.sort()).toEqual([who, ...others].map(({ email }) => email).sort());
    await Promise.all([queueDormancyNotices(context), queueDormancyNotices(context)]);
    expect(await context.db.$count(mailQueue)).toBe(0);
    const all = await context.db.select().from(accounts);
    expect(all.map(({ dormancyNotices }) => dormancyNotices)).toEqual(Array(9).fill(1));
    // The account is deleted once.
    await context.db.update(accounts).set({ dormancyNotices: 3, eraseAt: clock.now() });
    await Promise.all([eraseDormantAccounts(context), eraseDormantAccounts(context)]);
    expect(await context.db.$count(accounts)).toBe(0);
    expect(await context.db.$count(removals)).toBe(9);
  });

  it('is notified even if a process is killed after the mail was sent', async () => {
    const { context, clock } = running;
    clock.advance({ days: 731 });
    await queueDormancyNotices(context);
    // A sender that sent the mail and was killed before it recorded that.
    const lost = await leaseMail(context.db, clock.now(), new Date(clock.now().getTime() + 120_000));
    expect(await composeMail(context, lost!)).not.toBeNull();
    await queueDormancyNotices(context);
    expect(await findRow()).toMatchObject({ dormancyNotices: 0 });
    clock.advance({ minutes: 2 });
    await running.sendDueMails();
    expect(listNotices()).toHaveLength(1);
    expect(await findRow()).toMatchObject({ dormancyNotices: 1 });
  });

  it('is retained if its deletion fails, and is deleted by the next run', async () => {
    const { context, clock } = running;
    clock.advance({ days: 900 });
    await context.db.update(accounts).set({ dormancyNotices: 3, eraseAt: clock.now() });
    const config = { ...context.config, erasureLog: join(context.config.dataDir, 'away', 'ledger') };
    await expect(eraseDormantAccounts({ ...context, config })).rejects.toThrow('ERASURE_LOG');
    expect(await findRow()).toBeDefined();
    expect(await context.db.$count(removals)).toBe(0);
    await eraseDormantAccounts(context);
    expect(await findRow()).toBeUndefined();
  });

  it('is retained by a login that is stored while its deletion waits for the row', async () => {
    const { context, clock } = running;
    clock.advance({ days: 900 });
    await context.db.update(accounts).set({ dormancyNotices: 3, eraseAt: clock.now() });
    let erasing: Promise<void> = Promise.resolve();
    await context.db.transaction(async (tx) => {
      await lockAccount(tx, who.userid);
      erasing = eraseDormantAccounts(context);
      await new Promise((done) => setTimeout(done, 500));
      await setLastLogin(tx, who.userid, clock.now());
    });
    await erasing;
    expect(await findRow()).toMatchObject({ dormancyNotices: 0 });
  });

  it('is neither notified nor deleted if it is a test or demo account, or its data key was lost', async () => {
    const { context } = running;
    await setAccountKind(context.db, who.userid, 'test');
    for (const days of [800, 60, 28, 100]) await runJobAfter(days);
    expect(listNotices()).toEqual([]);
    await context.db.update(accounts).set({ dormancyNotices: 3, eraseAt: running.clock.now() });
    await runJob();
    expect(await findRow()).toBeDefined();
    await setAccountKind(context.db, who.userid, 'person');
    await context.db.transaction(deleteKeyAndEncryptedData);
    await runJob();
    expect(await findRow()).toBeDefined();
  });

  it('starts again with the first notice after a restore, which has no later logins', async () => {
    await runJobAfter(731);
    await running.context.db.transaction(resetDormancy);
    await runJobAfter(200);
    expect(await findRow()).toMatchObject({ dormancyNotices: 1 });
    expect(listNotices()).toHaveLength(2);
  });

  it(`is one of ${noticesPerHour} an hour that get a notice, and queued mails block no other account`, async () => {
    const { context, clock } = running;
    const { db, cipher } = context;
    const many = noticesPerHour + 30;
    const createdAt = addDays(clock.now(), -1);
    await db.transaction(async (tx) => {
      for (let userid = 1; userid < many; userid += 1) {
        const name = `dormant${userid}`;
        const names = { email: `${name}@example.org`, username: name, usernameKey: name };
        await insertAccount(tx, cipher, { userid, ...names, passwordHash: '-', createdAt, language: null });
        for (const claim of hashAccountNames(cipher, names))
          await insertReservation(tx, { ...claim, userid, reservedAt: createdAt, confirmedAt: createdAt });
      }
    });
    clock.advance({ days: 731 });
    await Promise.all([queueDormancyNotices(context), queueDormancyNotices(context)]);
    await queueDormancyNotices(context);
    expect(await db.$count(mailQueue)).toBe(noticesPerHour);
    clock.advance({ hours: 1 });
    await queueDormancyNotices(context);
    expect(await db.$count(mailQueue)).toBe(many);
  });
});
