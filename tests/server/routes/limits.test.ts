/** Anonymous clients can neither lock a person out nor block their mails, and a shared address serves many people. */
import { expect, test } from 'vitest';
import { apiBase, cookies, pathTo, patterns } from '#contract/paths.ts';
import { throttles } from '#server/db/schema.ts';
import { addKnownDevice, findKnownDevice } from '#server/services/device-cookie.ts';
import { rateLimits } from '#server/services/rate-limits.ts';
import { readOutbox, findToken } from '#tests/support/outbox.ts';
import { testCipher } from '#tests/support/test-cipher.ts';
import { onBothDatabases, type RunningApp } from '#tests/support/server.ts';
import { call, retryWhileBusy, createSignUpData, createPerson, profile, createAccount } from './people.ts';

const logIn = (running: RunningApp, username: string, password: string, ip: string, cookie?: string) =>
  retryWhileBusy(() =>
    call(running, 'POST', patterns.login, { username, password }, { ip, headers: cookie ? { cookie } : {} }),
  );

/** The device cookie set by a login, as a browser sends it. */
async function logInForDevice(running: RunningApp, who: { username: string; password: string }, ip: string) {
  const { headers } = await logIn(running, who.username, who.password, ip);
  return /device=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
}

onBothDatabases('Limits', (running) => {
  const requestLink = (path: string, email: string, ip: string) =>
    call(running(), 'POST', path, { email }, { ip });
  const listMails = async (email: string) => {
    await running().sendDueMails();
    return readOutbox(running().outbox).filter(({ to }) => to.includes(email));
  };
  /** Tokens in the mails to an address, in no order. */
  const listTokens = async (email: string, path: string) =>
    (await listMails(email)).filter(({ text }) => text.includes(path)).map(findToken);
  const resetTokens = (email: string) => listTokens(email, '/resetPassword?');
  const reset = (token: string, password: string) =>
    call(running(), 'POST', patterns.resetPassword, { token, password });
  const advanceToNextHour = () => running().clock.advance({ hours: 2 });

  test('sign-up mails requested by an anonymous client do not block a password reset of the owner', async () => {
    advanceToNextHour();
    const owner = await createPerson(running());
    const before = (await listMails(owner.email)).length;
    for (let i = 0; i < 30; i += 1)
      expect((await requestLink(patterns.verifyEmail, owner.email, `10.20.0.${i}`)).status).toBe(200);
    expect((await listMails(owner.email)).length - before).toBeLessThanOrEqual(
      rateLimits.linkMailsPerAddress.max,
    );
    expect((await requestLink(patterns.forgotPassword, owner.email, '10.20.1.1')).status).toBe(200);
    const [token = ''] = await resetTokens(owner.email);
    expect((await reset(token, 'another-good-1')).status).toBe(204);
  });

  test('resets requested by an anonymous client do not block a sign-up', async () => {
    advanceToNextHour();
    const { email } = createSignUpData();
    for (let i = 0; i < 30; i += 1) await requestLink(patterns.forgotPassword, email, `10.21.0.${i}`);
    expect((await requestLink(patterns.verifyEmail, email, '10.21.1.1')).status).toBe(200);
    const [token = ''] = await listTokens(email, '/verifySignUp?');
    expect((await call(running(), 'GET', patterns.verifyEmail, undefined, { token })).status).toBe(200);
  });

  test('beyond the limit of an address a mail is sent only if no link is valid', async () => {
    advanceToNextHour();
    const owner = await createPerson(running());
    for (let i = 0; i < 30; i += 1) await requestLink(patterns.forgotPassword, owner.email, `10.22.0.${i}`);
    const first = await resetTokens(owner.email);
    expect(first).toHaveLength(rateLimits.linkMailsPerAddress.max);
    // A used link invalidates all others.
    expect((await reset(first[0]!, 'another-good-2')).status).toBe(204);
    for (let i = 0; i < 3; i += 1) {
      expect((await requestLink(patterns.forgotPassword, owner.email, '10.22.1.1')).status).toBe(200);
      expect(await resetTokens(owner.email)).toHaveLength(first.length + 1);
    }
  });

  test('one mailbox gets ten sign-up mails an hour, whatever follows the plus sign of its address', async () => {
    advanceToNextHour();
    const [name, domain] = createSignUpData().email.split('@');
    for (let i = 0; i < 40; i += 1)
      expect((await requestLink(patterns.verifyEmail, `${name}+${i}@${domain}`, `10.23.0.${i}`)).status).toBe(
        200,
      );
    await running().sendDueMails();
    const mails = readOutbox(running().outbox).filter(({ to }) => to.includes(`${name}+`));
    expect(mails).toHaveLength(rateLimits.linkMailsPerMailbox.max);
  });

  test('300 people behind one address can request their sign-up mails within an hour', async () => {
    advanceToNextHour();
    const statuses = new Set<number>();
    for (let i = 0; i < 300; i += 1)
      statuses.add((await requestLink(patterns.verifyEmail, `hall_${i}@example.org`, '100.64.0.9')).status);
    expect([...statuses]).toEqual([200]);
  });

  test('mails are limited per IPv6 network, whatever its addresses', async () => {
    advanceToNextHour();
    const { max } = rateLimits.linkMailsPerClient;
    const network = '2001:db8:77';
    let refused = 0;
    for (let i = 0; i < max + 20; i += 1) {
      const { status } = await requestLink(
        patterns.verifyEmail,
        `six_${i}@example.org`,
        `${network}:1::${i.toString(16)}`,
      );
      if (status === 429) refused += 1;
    }
    expect(refused).toBe(20);
  });

  test('wrong passwords from a shared address do not lock the owner out on a known device', async () => {
    running().clock.set(new Date('2026-09-01T10:00:00Z'));
    const owner = await createPerson(running());
    const device = await logInForDevice(running(), owner, '100.64.0.7');
    expect(device).toMatch(/^device=[\w.-]+$/);
    for (let i = 0; i < 12; i += 1) await logIn(running(), owner.username, 'wrong one', '100.64.0.7');
    expect((await logIn(running(), owner.username, owner.password, '100.64.0.7')).status).toBe(429);
    expect((await logIn(running(), owner.username, owner.password, '100.64.0.7', device)).status).toBe(200);
    // Two own mistakes are below the limits.
    for (let i = 0; i < 2; i += 1)
      expect((await logIn(running(), owner.username, 'mistyped', '100.64.0.7', device)).status).toBe(401);
    expect((await logIn(running(), owner.username, owner.password, '100.64.0.7', device)).status).toBe(200);
  });

  test('a known device is limited too, and proves nothing for another account or after a new password', async () => {
    running().clock.set(new Date('2026-09-02T10:00:00Z'));
    const owner = await createPerson(running());
    const other = await createPerson(running());
    const device = await logInForDevice(running(), owner, '100.64.1.7');
    const guesses: number[] = [];
    for (let i = 0; i < 11; i += 1)
      guesses.push((await logIn(running(), owner.username, 'wrong one', '100.64.1.8', device)).status);
    expect(guesses).toEqual([...Array(10).fill(401), 429]);
    for (let i = 0; i < 12; i += 1) await logIn(running(), other.username, 'wrong one', '100.64.1.9');
    expect((await logIn(running(), other.username, other.password, '100.64.1.9', device)).status).toBe(429);
  });

  test('the device cookie is not readable by scripts, not sent to other sites, and contains nothing personal', async () => {
    const owner = await createPerson(running());
    const { headers } = await logIn(running(), owner.username, owner.password, '10.24.0.1');
    const cookie = String(headers['set-cookie']);
    expect(cookie).toContain(`${cookies.device}=`);
    for (const part of ['HttpOnly', 'SameSite=Strict', `Path=${apiBase}`, 'Max-Age=31536000'])
      expect(cookie).toContain(part);
    expect(cookie).not.toContain(owner.username);
    expect(cookie).not.toContain(String(owner.userid));
  });

  test('a rejected client adds no rows, whatever names it sends', async () => {
    running().clock.set(new Date('2026-09-03T10:00:00Z'));
    const { db } = running().context;
    const { max } = rateLimits.loginPerClient;
    for (let i = 0; i < max; i += 1) await logIn(running(), `used_${i}`, 'wrong one', '10.25.0.1');
    const before = await db.$count(throttles);
    for (let i = 0; i < 300; i += 1)
      expect((await logIn(running(), `further_${i}`, 'wrong one', '10.25.0.1')).status).toBe(429);
    expect(await db.$count(throttles)).toBe(before);
  });

  test('a registration id ends with the sessions after a password reset', async () => {
    advanceToNextHour();
    const who = await createAccount(running());
    await requestLink(patterns.forgotPassword, who.email, '10.26.0.1');
    const [token = ''] = await resetTokens(who.email);
    expect((await reset(token, 'another-good-4')).status).toBe(204);
    const path = pathTo(patterns.userInfo, { id: who.registrationId });
    expect((await call(running(), 'POST', path, profile)).status).toBe(404);
  });
});

test('a device proves at most three accounts, the last used ones, and none after a new password', () => {
  const createOwner = (userid: number) => ({ userid, passwordHash: `hash of ${userid}` });
  let cookie: string | undefined;
  for (const userid of [1, 2, 3, 4]) cookie = addKnownDevice(testCipher, cookie, createOwner(userid));
  const isKnown = (userid: number) => findKnownDevice(testCipher, cookie, createOwner(userid)) !== null;
  expect([1, 2, 3, 4].map(isKnown)).toEqual([false, true, true, true]);
  expect(findKnownDevice(testCipher, cookie, { userid: 4, passwordHash: 'another' })).toBeNull();
  expect(findKnownDevice(testCipher, cookie, null)).toBeNull();
  for (const odd of [undefined, '', 'x', 'a.b', `${cookie}.x`, 'x'.repeat(5000)])
    expect(findKnownDevice(testCipher, odd, createOwner(4))).toBeNull();
});
