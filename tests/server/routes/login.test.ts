import { describe, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { createAppError } from '#server/app/errors.ts';
import { computeFailureDelay, checkPasswordWithLimits } from '#server/services/login-limits.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, retryWhileBusy, createSignUpData, createPerson, profile, createAccount } from './people.ts';

onBothDatabases('Login', (running) => {
  const logIn = (username: string, password: string, ip?: string) =>
    call(running(), 'POST', patterns.login, { username, password }, { ip });
  const getName = (userid: number, token?: string) =>
    call(running(), 'GET', pathTo(patterns.name, { userid }), undefined, { token });

  test('a complete account gets one session, regardless of the case of its name', async () => {
    const { username, password, userid } = await createPerson(running());
    const { status, body } = await logIn(` ${username.toUpperCase()} `, password);
    expect([status, body]).toEqual([
      200,
      [{ userid, token: expect.stringMatching(/^[0-9a-z]+\.[\w-]{54}$/) }],
    ]);
  });

  test('a password in another Unicode form is equal: é as one letter or as two', async () => {
    const who = await createAccount(running(), { ...createSignUpData(), password: 'caf\u00e9 at five' });
    expect((await logIn(who.username, 'cafe\u0301 at five')).status).toBe(200);
    expect((await logIn(who.username, ' caf\u00e9 at five')).status).toBe(401);
  });

  test('wrong password and unknown name get the same response', async () => {
    const { username } = await createPerson(running());
    const wrong = await logIn(username, 'not the one');
    const unknown = await logIn('nobody_here', 'not the one');
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(wrong.body).toEqual({ message: 'Invalid username or password.', code: 'credentials-wrong' });
  });

  test('an incomplete account gets a new registration id, and the former one is invalid', async () => {
    const { username, password, registrationId } = await createAccount(running());
    const logInAgain = async () => (await logIn(username, password)).body[0];
    const [first, second] = [await logInAgain(), await logInAgain()];
    expect(first).toEqual({ userid: expect.any(Number), token: '' });
    expect(-first.userid).toBeGreaterThanOrEqual(2 ** 32);
    const sendProfile = (id: number) => call(running(), 'POST', pathTo(patterns.userInfo, { id }), profile);
    expect((await sendProfile(registrationId)).status).toBe(404);
    expect((await sendProfile(-first.userid)).status).toBe(404);
    expect((await sendProfile(-second.userid)).status).toBe(200);
    expect((await logInAgain()).userid).toBeGreaterThan(0);
  });

  test('accepts the name as a JSON string, under both addresses, with and without "Bearer "', async () => {
    const { userid, token } = await createPerson(running(), { name: ' Asha "A." Rao ' });
    for (const pattern of [patterns.name, patterns.profileName]) {
      for (const sent of [token, `Bearer ${token}`]) {
        const answer = await call(running(), 'GET', pathTo(pattern, { userid }), undefined, { token: sent });
        expect([answer.status, answer.text]).toEqual([200, '"Asha \\"A.\\" Rao"']);
      }
    }
  });

  test('returns the own profile as it was sent', async () => {
    const { userid, token } = await createPerson(running());
    const path = pathTo(patterns.userInfo, { id: userid });
    const { body } = await call(running(), 'GET', path, undefined, { token });
    expect(body).toEqual({ ...profile, research: false });
  });

  test('returns the current age of the profile: one more a year after registration', async () => {
    const who = await createPerson(running(), { age: 35 });
    const { clock } = running();
    const registeredAt = clock.now();
    const getAge = async () => {
      const { username, password, ip } = who;
      const { userid, token } = (await logIn(username, password, ip)).body[0];
      const path = pathTo(patterns.userInfo, { id: userid });
      return (await call(running(), 'GET', path, undefined, { token })).body.age;
    };
    // Registered in 2026: the 365th day after it is the same day of 2027.
    clock.advance({ days: 364 });
    expect(await getAge()).toBe(35);
    clock.advance({ days: 1 });
    expect(await getAge()).toBe(36);
    clock.set(registeredAt);
  });

  test('after logout the token is invalid; a second logout is 401', async () => {
    const { userid, token } = await createPerson(running());
    const other = await createPerson(running());
    const logOut = () => call(running(), 'POST', patterns.logout, undefined, { token });
    expect(await logOut()).toMatchObject({ status: 204, text: '' });
    const message = 'Missing session. Please login again.';
    expect(await getName(userid, token)).toMatchObject({ status: 401, body: { message } });
    expect((await logOut()).status).toBe(401);
    expect((await getName(other.userid, other.token)).status).toBe(200);
  });

  test('a token is valid for seven days', async () => {
    const { userid, token } = await createPerson(running());
    running().clock.advance({ days: 7, seconds: -1 });
    expect((await getName(userid, token)).status).toBe(200);
    running().clock.advance({ seconds: 1 });
    expect((await getName(userid, token)).status).toBe(401);
  });

  test('no token and no password is readable in the database', async () => {
    const { token, password } = await createPerson(running());
    const { db } = running().context;
    const stored = JSON.stringify([await db.query.sessions.findMany(), await db.query.accounts.findMany()]);
    expect(stored).toContain('argon2id');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(password);
  });

  const failTimes = (times: number, name: string, ip: string) =>
    Promise.all(Array.from({ length: times }, () => retryWhileBusy(() => logIn(name, 'wrong one', ip))));
  const failTenTimes = (name: string, ip: string) => failTimes(10, name, ip);

  test('ten failures in a quarter of an hour from one address, then 429 with the wait, for names with and without account', async () => {
    const { username, password } = await createPerson(running());
    running().clock.set(new Date('2026-03-01T10:02:30Z'));
    for (const name of [username, 'nobody_at_all']) {
      const tries = await failTenTimes(name, '10.7.0.1');
      expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(401));
      const refused = await logIn(name, 'wrong one', '10.7.0.1');
      // Twelve and a half minutes of the window are left: rounded up to thirteen.
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 12.5 * 60]);
      expect(refused.body.message).toBe('Too many tries. Please try again in 13 minutes.');
    }
    expect((await logIn(username, password, '10.7.0.1')).status).toBe(429);
    // The next window accepts the owner.
    running().clock.advance({ minutes: 12, seconds: 30 });
    expect((await logIn(username, password, '10.7.0.1')).status).toBe(200);
  });

  test('of twenty parallel attempts from one address at most ten are checked, and the others rejected', async () => {
    const { username } = await createPerson(running());
    running().clock.set(new Date('2026-03-02T10:00:00Z'));
    const statuses = (await failTimes(20, username, '10.7.0.3')).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  });

  test('a request rejected because of the full queue does not count as an attempt', async () => {
    const who = { usernameKey: createSignUpData().username, ip: '10.7.0.8' };
    const rejectBusy = () => Promise.reject(createAppError('passwords-busy'));
    for (let n = 0; n < 11; n += 1)
      await expect(checkPasswordWithLimits(running().context, who, rejectBusy)).rejects.toMatchObject({
        code: 'passwords-busy',
      });
    expect(await checkPasswordWithLimits(running().context, who, async () => false)).toBe(false);
  });

  test('failures of anonymous clients do not lock the owner out, who can log in from another address', async () => {
    const { username, password } = await createPerson(running());
    running().clock.set(new Date('2026-03-03T10:00:00Z'));
    await failTenTimes(username, '10.7.0.4');
    // A name that equals a rate limit key has no effect either.
    await failTenTimes(`login:ip:10.7.0.6:login:account:${username}`, '10.7.0.5');
    await failTenTimes(`${username}:login:ip:10.7.0.6`, '10.7.0.5');
    const { waits } = running();
    const before = waits.length;
    expect((await logIn(username, password, '10.7.0.6')).status).toBe(200);
    // A wrong password would now be delayed by four seconds.
    expect(waits.slice(before)).toEqual([]);
    // The owner's login does not reset the counter of other clients.
    expect((await logIn(username, 'wrong one', '10.7.0.4')).status).toBe(429);
  });

  test("failures of anonymous clients slow down the owner's own wrong attempts", async () => {
    const { username } = await createPerson(running());
    running().clock.set(new Date('2026-03-04T10:00:00Z'));
    await failTenTimes(username, '10.7.0.7');
    expect((await logIn(username, 'wrong one', '10.7.0.8')).status).toBe(401);
    expect(running().waits.at(-1)).toBe(computeFailureDelay(11));
  });

  test('only failures count: twenty correct passwords in a row succeed', async () => {
    const { username, password } = await createPerson(running());
    for (let i = 0; i < 20; i++) expect((await logIn(username, password, '10.7.1.1')).status).toBe(200);
  });

  test('three hundred failures from one address are the limit, whatever the names; correct passwords do not count', async () => {
    const { username, password } = await createPerson(running());
    running().clock.set(new Date('2026-04-01T10:00:00Z'));
    for (let i = 0; i < 3; i++) expect((await logIn(username, password, '10.7.2.1')).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 301; i++) statuses.push((await logIn(`guess_${i}`, 'wrong one', '10.7.2.1')).status);
    expect(statuses).toEqual([...Array(300).fill(401), 429]);
    expect((await logIn('guess_x', 'wrong one', '10.7.2.2')).status).toBe(401);
    // Rejected requests do not count against the account.
    for (let i = 0; i < 11; i++) await logIn(username, 'wrong one', '10.7.2.1');
    expect((await logIn(username, password, '10.7.2.2')).status).toBe(200);
  });

  test('repeated failures with one name block no other account at the same address', async () => {
    running().clock.set(new Date('2026-04-02T10:00:00Z'));
    const { username, password } = await createPerson(running());
    await failTenTimes('forgetful', '10.7.3.1');
    for (let i = 0; i < 95; i++) expect((await logIn('forgetful', 'wrong one', '10.7.3.1')).status).toBe(429);
    expect((await logIn(username, password, '10.7.3.1')).status).toBe(200);
  });

  test.each([
    ['wrong attempts with one name', () => 'forgetful', async () => false],
    [
      'rejected because of the full queue',
      (n: number) => `busy_${n}`,
      () => Promise.reject(createAppError('passwords-busy')),
    ],
    ['successful', (n: number) => `right_${n}`, async () => true],
  ])('six hundred parallel attempts from one address, %s, block no other client', async (_, name, check) => {
    running().clock.set(new Date('2026-04-03T10:00:00Z'));
    const { username, password } = await createPerson(running());
    const ip = `10.7.4.${name(0).length}`;
    const attempts = Array.from({ length: 600 }, (_each, n) =>
      checkPasswordWithLimits(running().context, { usernameKey: name(n), ip }, check),
    );
    await Promise.allSettled(attempts);
    expect((await logIn(username, password, ip)).status).toBe(200);
  });

  test.each([[{}], [{ username: 'a' }], [{ username: 5, password: 'b' }], [[]], ['null'], ['']])(
    'rejects a wrong shape: 400: %o',
    async (body) => {
      expect((await call(running(), 'POST', patterns.login, body)).status).toBe(400);
    },
  );
});

describe('The response to a wrong password', () => {
  test('is delayed more with every failure, at most four seconds', () => {
    // 125 ms · 2^(n − 4) from the fourth on: 125, 250, 500, 1000, 2000, 4000.
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 400].map(computeFailureDelay)).toEqual([
      0, 0, 0, 125, 250, 500, 1000, 2000, 4000, 4000, 4000,
    ]);
  });
});
