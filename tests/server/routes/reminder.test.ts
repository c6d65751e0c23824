import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseCommand } from '#server/admin/commands/parse-command.ts';
import { cleanUp } from '#server/db/clean-up.ts';
import { maxMailsPerHour } from '#server/mail/queue.ts';
import { findReminderDay } from '#server/mail/reminders.ts';
import { countMails, countMailsBetween } from '#server/repositories/mail-queue.ts';
import { addHours } from '#server/app/time.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { readOutbox } from '#tests/support/outbox.ts';
import { call, createAnswers, type Person, createPerson, profile, submit } from './people.ts';

/** The clock starts at noon of 15 January 2026 in India. */
const day = '2026-02-10';

onBothDatabases('The reminder mail', (running) => {
  let who: Person;
  beforeEach(async () => {
    running().clock.set(new Date('2026-01-15T06:30:00.000Z'));
    who = await createPerson(running());
    await running().sendDueMails();
  });
  const path = ({ userid }: Person) => pathTo(patterns.reminder, { userid });
  /** Also without a session, which ends before the day. */
  const findDay = () => findReminderDay(running().context.db, running().context.cipher, who.userid);
  const read = async (by = who) =>
    (await call(running(), 'GET', path(by), undefined, { token: by.token })).body;
  const set = (on: string | null, by = who) => call(running(), 'POST', path(by), { on }, { token: by.token });
  const listMails = (to = who.email) =>
    readOutbox(running().outbox).filter((mail) => mail.to.includes(to) && mail.subject === 'Check-in');
  const sendAt = async (time: string) => {
    running().clock.set(new Date(time));
    await running().sendDueMails();
  };
  const submitFirst = (by = who) => {
    const { instrument } = running().context.instruments[0]!;
    return submit(running(), by, instrument.id, createAnswers(instrument));
  };
  const runAdmin = (args: readonly string[], ...typed: string[]) =>
    parseCommand(args, async () => typed.shift() ?? '')(running().context);
  const withdraw = () =>
    call(
      running(),
      'POST',
      pathTo(patterns.consent, { userid: who.userid }),
      { purpose: 'terms', given: false, version: profile.terms },
      { token: who.token },
    );

  test('is sent once, at ten in the morning of the day in India', async () => {
    expect(await read()).toEqual({ on: null });
    expect(await set(day)).toMatchObject({ status: 204, text: '' });
    expect(await read()).toEqual({ on: day });
    await sendAt('2026-02-10T04:29:59.000Z');
    expect(listMails()).toEqual([]);
    await sendAt('2026-02-10T04:30:00.000Z');
    await sendAt('2026-02-11T04:30:00.000Z');
    expect(listMails()).toHaveLength(1);
    expect(await findDay()).toBeNull();
  });

  test('reveals nothing about program and institute, has no link, and says that it stops', async () => {
    await set(day);
    await sendAt('2026-02-10T04:30:00.000Z');
    const [mail] = listMails();
    expect(mail).toMatchObject({
      html: '',
      text: expect.stringContaining('This is the only mail. It stops by itself'),
    });
    const raw = readdirSync(running().outbox)
      .map((name) => readFileSync(join(running().outbox, name), 'utf8'))
      .find((text) => text.includes('Subject: Check-in') && text.includes(who.email))!;
    // The address of the sender is set by the operator.
    const written = raw.replaceAll('@example.org', '').replace(/^(Message-ID|Date):.*$/gim, '');
    expect(written).toContain('From: "Check-in" <support>');
    expect(written).not.toMatch(/mental|wellbeing|wellness|distress|health|institute|http|html/i);
    expect(written).not.toContain(profile.name);
  });

  test('moves when it is set again, and is removed on request', async () => {
    await set(day);
    await set('2026-02-12');
    expect(await read()).toEqual({ on: '2026-02-12' });
    expect((await set(null)).status).toBe(204);
    expect(await read()).toEqual({ on: null });
    expect((await set(null)).status).toBe(204);
    await set('2026-02-12');
    await sendAt('2026-02-11T04:30:00.000Z');
    expect(listMails()).toEqual([]);
    await sendAt('2026-02-12T04:30:00.000Z');
    expect(listMails()).toHaveLength(1);
  });

  test.each([
    ['today', '2026-01-15', 422],
    ['a past day', '2026-01-14', 422],
    ['a day after 90 days', '2026-04-16', 422],
    ['a day that does not exist', '2026-02-30', 422],
    ['a time', '2026-02-10T10:00', 400],
  ])('cannot be set for %s', async (_, on, status) => {
    expect((await set(on)).status).toBe(status);
    expect(await read()).toEqual({ on: null });
  });

  test.each(['2026-01-16', '2026-04-15'])('can be set for %s', async (on) => {
    expect((await set(on)).status).toBe(204);
  });

  test('of one person cannot be read or changed by another, and both have their own', async () => {
    const other = await createPerson(running());
    await set(day);
    await set('2026-02-12', other);
    expect((await call(running(), 'GET', path(who), undefined, { token: other.token })).status).toBe(403);
    expect((await call(running(), 'POST', path(who), { on: null }, { token: other.token })).status).toBe(403);
    expect([await read(), await read(other)]).toEqual([{ on: day }, { on: '2026-02-12' }]);
  });

  test('is removed by new answers', async () => {
    await set(day);
    await submitFirst();
    expect(await read()).toEqual({ on: null });
    await set(day);
    // A rejected submission removes nothing.
    expect((await submit(running(), who, running().context.instruments[0]!.instrument.id, [1])).status).toBe(
      422,
    );
    expect(await read()).toEqual({ on: day });
  });

  test('is removed when the person stops the use of the data, and cannot be set until resumed', async () => {
    await set(day);
    expect((await withdraw()).status).toBe(204);
    expect(await findDay()).toBeNull();
    expect(await set(day)).toMatchObject({ status: 403, body: { code: 'consent-withdrawn' } });
    expect((await set(null)).status).toBe(204);
  });

  test('is removed with the account', async () => {
    await set(day);
    const removal = { password: who.password, confirm: 'DELETE' };
    const remove = pathTo(patterns.remove, { userid: who.userid });
    expect((await call(running(), 'POST', remove, removal, { token: who.token })).status).toBe(204);
    expect(await findDay()).toBeNull();
  });

  test('follows a corrected address', async () => {
    await set(day);
    const next = who.email.replace('@', '-new@');
    await runAdmin(['correct-email', '--identity-checked'], who.email, next);
    await sendAt('2026-02-10T04:30:00.000Z');
    expect([listMails(), listMails(next)]).toEqual([[], [expect.anything()]]);
  });

  test('is in the own copy while it waits', async () => {
    const address = pathTo(patterns.exportData, { userid: who.userid });
    const copy = (format = 'json') =>
      call(running(), 'GET', `${address}?format=${format}`, undefined, { token: who.token });
    expect((await copy()).body).not.toHaveProperty('reminder');
    await set(day);
    expect((await copy()).body).toMatchObject({ reminder: day });
    expect((await copy('csv')).text).toMatch(/^reminder,.*2026-02-10/m);
    expect((await copy('html')).text).toContain('one reminder by mail, on 10 February 2026');
  });

  test('survives the clean-up while it waits, and is not sent a day late', async () => {
    await set('2026-04-10');
    running().clock.set(new Date('2026-04-09T06:30:00.000Z'));
    await cleanUp(running().context, running().clock.now());
    expect(await findDay()).toBe('2026-04-10');
    // The server was off.
    await sendAt('2026-04-11T04:31:00.000Z');
    expect([listMails(), await findDay()]).toEqual([[], null]);
  });

  test('does not count as a backlog, and is not sent early by an operator', async () => {
    const { context, clock } = running();
    await set(day);
    const now = clock.now();
    expect((await countMails(context.db, now)).waiting).toBe(0);
    expect(await countMailsBetween(context.db, addHours(now, -1), now, maxMailsPerHour)).toBe(0);
    await expect(runAdmin(['requeue', 'all'])).rejects.toThrow('no mail waits');
    await sendAt('2026-01-16T06:30:00.000Z');
    expect(listMails()).toEqual([]);
    clock.set(new Date('2026-02-10T04:30:00.000Z'));
    expect((await countMails(context.db, clock.now())).waiting).toBe(1);
  });
});
