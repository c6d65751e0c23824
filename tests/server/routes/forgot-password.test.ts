import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { lockAccount } from '#server/repositories/accounts.ts';
import { findLastMail, findLink, findToken } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import {
  call,
  retryWhileBusy,
  createSignUpData,
  type Person,
  createPerson,
  requestSignUpToken,
} from './people.ts';
import { waitForLockQueue } from './until-lock-waits.ts';

onBothDatabases('A forgotten password', (running, kind) => {
  const requestReset = async (email: string, ip: string) => {
    running().clock.advance({ seconds: 1 });
    const answer = await call(running(), 'POST', patterns.login, { email }, { ip });
    await running().sendDueMails();
    return answer;
  };
  const reset = (token: string, password: string) =>
    call(running(), 'POST', patterns.resetPassword, { token, password });
  const logIn = ({ username }: Person, password: string) =>
    call(running(), 'POST', patterns.login, { username, password });
  const resetToken = async ({ email, ip }: Person) => {
    await requestReset(email, ip);
    return findToken(findLastMail(running().outbox, email));
  };

  test('the mailed link sets a new one, and every session ends', async () => {
    const who = await createPerson(running());
    const token = await resetToken(who);
    expect(await reset(token, 'river under bridge')).toMatchObject({ status: 204, text: '' });
    expect((await logIn(who, who.password)).status).toBe(401);
    expect((await logIn(who, 'river under bridge')).status).toBe(200);
    const path = pathTo(patterns.name, { userid: who.userid });
    expect((await call(running(), 'GET', path, undefined, { token: who.token })).status).toBe(401);
    expect((await reset(token, 'another river')).status).toBe(401);
  });

  test('the owner gets a mail with the time of the change and what to do', async () => {
    const who = await createPerson(running());
    running().clock.set(new Date('2026-08-15T18:44:59Z'));
    const token = await resetToken(who);
    running().clock.advance({ seconds: 1 });
    await reset(token, 'river under bridge');
    await running().sendDueMails();
    const letter = findLastMail(running().outbox, who.email);
    expect(letter.subject).toBe('Your password was changed');
    expect(letter.text).toContain('on 16 August 2026 at 12:15 am, Indian time, with the link of a mail');
    expect(findLink(letter)).toMatch(/\/forgetPassword$/);
  });

  test('an address without an account gets the same response, and a mail that says so', async () => {
    const [known, unknown] = [await createPerson(running()), createSignUpData()];
    const [one, two] = [
      await requestReset(known.email, known.ip),
      await requestReset(unknown.email, unknown.ip),
    ];
    expect([one.status, one.text]).toEqual([two.status, two.text]);
    expect(one.status).toBe(200);
    const letter = findLastMail(running().outbox, unknown.email);
    expect(letter.subject).toBe('No account with this address');
    expect(letter.text).not.toContain('token=');
  });

  test('a malformed address is 422', async () => {
    expect((await requestReset('reader@', '10.1.1.1')).status).toBe(422);
  });

  test('a link that is unknown, expired or of another purpose is 401', async () => {
    expect((await reset('made-up', 'river under bridge')).status).toBe(401);
    const who = await createPerson(running());
    const expired = await resetToken(who);
    running().clock.advance({ hours: 1 });
    expect((await reset(expired, 'river under bridge')).status).toBe(401);
    const unknown = createSignUpData();
    expect(
      (await reset(await requestSignUpToken(running(), unknown.email, unknown.ip), 'river under bridge'))
        .status,
    ).toBe(401);
    const fresh = await resetToken(who);
    const { status } = await call(running(), 'GET', patterns.verifyEmail, undefined, { token: fresh });
    expect(status).toBe(401);
  });

  test('rejects an invalid password with 422, and the link stays valid', async () => {
    const token = await resetToken(await createPerson(running()));
    expect(await reset(token, 'short')).toMatchObject({
      status: 422,
      body: { message: 'Password must be 6–20 characters.' },
    });
    expect(await reset(token, 'qwerty123')).toMatchObject({
      status: 422,
      body: { message: 'This password is too common. Please choose another.' },
    });
    expect((await reset(token, 'river under bridge')).status).toBe(204);
  });

  test('using one link invalidates the others; of two parallel uses one succeeds', async () => {
    const who = await createPerson(running());
    const [older, newer] = [await resetToken(who), await resetToken(who)];
    const answers = await Promise.all([reset(newer, 'river under bridge'), reset(newer, 'stone upon stone')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    expect((await reset(older, 'leaf after leaf')).status).toBe(401);
  });

  test('an owner with too many failures can log in immediately with the new password', async () => {
    const who = await createPerson(running());
    await Promise.all(Array.from({ length: 10 }, () => retryWhileBusy(() => logIn(who, 'wrong one'))));
    expect((await logIn(who, who.password)).status).toBe(429);
    await reset(await resetToken(who), 'river under bridge');
    expect((await logIn(who, 'river under bridge')).status).toBe(200);
  });

  // The embedded database runs one transaction at a time.
  if (kind !== 'postgres') return;
  test('of two parallel uses of one link one succeeds, without waiting for the other', async () => {
    const { db } = running().context;
    const who = await createPerson(running());
    const links = [await resetToken(who), await resetToken(who)];
    const answers = await db.transaction(async (tx) => {
      await lockAccount(tx, who.userid);
      const both = links.map((link) => reset(link, 'river under bridge'));
      // Both transactions wait for the lock before either continues.
      await waitForLockQueue(db, 2);
      return both;
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 401]);
  });
});
