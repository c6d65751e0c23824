import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { findLastMail, readOutbox, findToken } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { whileQueueIsFull } from './while-queue-is-full.ts';
import {
  call,
  retryWhileBusy,
  createSignUpData,
  createPerson,
  profile,
  createAccount,
  requestSignUpToken,
} from './people.ts';

onBothDatabases('Sign-up', (running) => {
  const create = (body: object, token?: string) =>
    call(running(), 'POST', patterns.createUser, body, { token });
  const sendProfile = (id: number | string, body: object) =>
    call(running(), 'POST', pathTo(patterns.userInfo, { id }), body);

  test('leads from the mailed link to the profile and the first login', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    const whose = await call(running(), 'GET', patterns.verifyEmail, undefined, { token });
    expect(whose).toMatchObject({ status: 200, body: { email: who.email } });

    const created = await create({ ...who, confirmPassword: who.password }, token);
    expect(created.status).toBe(200);
    expect(created.body).toBeGreaterThanOrEqual(2 ** 32);
    expect(created.body).toBeLessThan(2 ** 53);

    expect((await sendProfile(created.body, profile)).status).toBe(200);
    const login = await call(running(), 'POST', patterns.login, {
      username: who.username,
      password: who.password,
    });
    expect(login.status).toBe(200);
    expect(login.body[0].userid).toBeGreaterThanOrEqual(2 ** 32);
    expect(login.body[0].token).toMatch(/^[0-9a-z]+\.[\w-]{54}$/);
  });

  test('a registered address gets the same response, and a mail that says so', async () => {
    const known = await createPerson(running());
    const unknown = createSignUpData();
    const requestLink = (email: string, ip: string) => {
      running().clock.advance({ seconds: 1 });
      return call(running(), 'POST', patterns.verifyEmail, { email }, { ip });
    };
    const [one, two] = [
      await requestLink(` ${known.email.toUpperCase()}`, known.ip),
      await requestLink(unknown.email, unknown.ip),
    ];
    expect([one.status, one.text]).toEqual([200, two.text]);
    await running().sendDueMails();
    const letter = findLastMail(running().outbox, known.email);
    expect(letter.subject).toBe('You already have an account');
    expect(letter.text).not.toContain('token=');
  });

  test.each(['', 'reader', 'reader@', 'reader@example', 'a@example.org, b@example.org'])(
    'rejects a malformed address: "%s"',
    async (email) => {
      const { status, body } = await call(running(), 'POST', patterns.verifyEmail, { email });
      expect([status, typeof body.message]).toEqual([422, 'string']);
    },
  );

  test('responds 503 if a mail cannot be queued', async () => {
    const { email, ip } = createSignUpData();
    const requestLink = () => call(running(), 'POST', patterns.verifyEmail, { email }, { ip });
    const refused = await whileQueueIsFull(running(), async () => [
      await requestLink(),
      await requestLink(),
      await requestLink(),
    ]);
    for (const { status, headers } of refused) {
      expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    }
    // A rejected one does not count: the next mail has a link again.
    expect((await requestLink()).status).toBe(200);
  });

  test('creates no account without a link, or with an unknown, foreign or expired one', async () => {
    const { ip, ...who } = createSignUpData();
    expect((await create(who)).status).toBe(403);
    expect((await create(who, 'made-up')).status).toBe(403);
    const foreign = await requestSignUpToken(running(), createSignUpData().email, ip);
    expect((await create(who, foreign)).status).toBe(403);
    const own = await requestSignUpToken(running(), who.email, ip);
    running().clock.advance({ hours: 24 });
    expect((await create(who, own)).status).toBe(403);
    expect((await call(running(), 'GET', patterns.verifyEmail, undefined, { token: own })).status).toBe(401);
  });

  test('a link stays valid after opening or a failure, and ends after a success', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    for (const _ of [1, 2]) {
      expect((await call(running(), 'GET', patterns.verifyEmail, undefined, { token })).status).toBe(200);
    }
    expect((await create({ ...who, username: 'ab' }, token)).status).toBe(422);
    expect((await create(who, token)).body).toBeGreaterThan(1);
    const again = await create({ ...who, username: `${who.username}b` }, token);
    expect(again.status).toBe(403);
    const whose = await call(running(), 'GET', patterns.verifyEmail, undefined, { token });
    expect(whose.status).toBe(401);
    expect((await call(running(), 'GET', patterns.verifyEmail)).status).toBe(401);
  });

  test('a repetition with the used link returns the same id until the profile exists', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    const first = await create(who, token);
    const again = await create({ ...who, username: ` ${who.username.toUpperCase()}` }, token);
    expect([again.status, again.body]).toEqual([200, first.body]);

    // Another id has replaced it: the valid one is returned.
    running().clock.advance({ hours: 23 });
    await call(running(), 'POST', patterns.login, { username: who.username, password: who.password }, { ip });
    const later = await create(who, token);
    expect([later.status, later.body > 1]).toEqual([200, true]);
    expect((await sendProfile(later.body, profile)).status).toBe(200);
    expect((await create(who, token)).status).toBe(403);
  });

  test('a used link has the same response to any other body, and allows no guesses', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    await create(who, token);
    const foreign = await createAccount(running());
    const used = await create({ ...who, username: 'somebody else' }, token);
    expect(used.status).toBe(403);
    for (const changes of [
      { password: 'kite over hill' },
      { username: foreign.username },
      { email: foreign.email, username: foreign.username },
      { password: '' },
    ])
      expect(await create({ ...who, ...changes }, token)).toMatchObject({ status: 403, body: used.body });

    const guesses = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        retryWhileBusy(() => create({ ...who, password: `guess ${i}` }, token)),
      ),
    );
    expect(guesses.map(({ status }) => status)).toContain(429);
    expect((await create(who, token)).status).toBe(429);
  });

  test('returns 0 for a username in use, 1 for an address in use, and the link stays valid', async () => {
    const first = await createAccount(running());
    const { ip, ...second } = createSignUpData();
    const token = await requestSignUpToken(running(), second.email, ip);
    const response = await create({ ...second, username: ` ${first.username.toUpperCase()} ` }, token);
    expect([response.status, response.body]).toEqual([200, 0]);

    const other = await requestSignUpToken(running(), second.email, ip);
    expect((await create(second, token)).body).toBeGreaterThan(1);
    const twice = await create({ ...second, username: `${second.username}b` }, other);
    expect([twice.status, twice.body]).toEqual([200, 1]);
  });

  test('a parallel double click creates one account', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    const answers = await Promise.all([create(who, token), create(who, token), create(who, token)]);
    const created = answers.filter(({ status, body }) => status === 200 && body > 1);
    expect(new Set(created.map(({ body }) => body)).size).toBe(1);
    for (const answer of answers.filter((one) => !created.includes(one))) {
      expect(answer.status === 403 || answer.body === 1).toBe(true);
    }
  });

  test.each([
    [{ username: 'ab' }, 'Username must be 3–20 characters.'],
    [{ username: 'a'.repeat(21) }, 'Username must be 3–20 characters.'],
    [{ username: '   ' }, 'Username is required.'],
    [{ username: '\u200b\u200b\u200b' }, 'Username is required.'],
    [{ password: 'five5' }, 'Password must be 6–20 characters.'],
    [{ password: 'b7'.repeat(11) }, 'Password must be 6–20 characters.'],
    [{ password: '' }, 'Password is required.'],
    [{ password: 'Password123' }, 'This password is too common. Please choose another.'],
    [{ password: 'wellnesscheck' }, 'This password is too common. Please choose another.'],
    [{ password: 'zzzzzzzzz' }, 'This password is too common. Please choose another.'],
    [{ confirmPassword: 'something else' }, 'Passwords do not match.'],
  ])('rejects %o: %s', async (changes, message) => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    expect(await create({ ...who, ...changes }, token)).toMatchObject({ status: 422, body: { message } });
  });

  test('lengths count code points: twenty letters of any script are twenty', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    // 20 code points in 40 UTF-16 units.
    const answer = await create({ ...who, username: '😀'.repeat(20) }, token);
    expect(answer.body).toBeGreaterThan(1);
  });

  test.each([
    [{}],
    [{ email: 'a@example.org', username: 5, password: 'kite over hills' }],
    ['{"email":'],
    ['"text"'],
  ])('rejects a wrong shape with 400 if there is a link: %o', async (body) => {
    const { email, ip } = createSignUpData();
    const token = await requestSignUpToken(running(), email, ip);
    const answer = await call(running(), 'POST', patterns.createUser, body, { token });
    expect([answer.status, typeof answer.body.message]).toEqual([400, 'string']);
  });

  test('rejects text that no database can store with 400', async () => {
    for (const email of ['a\0@example.org', 'a\ud800@example.org']) {
      expect((await call(running(), 'POST', patterns.verifyEmail, { email })).status).toBe(400);
    }
  });

  test.each([
    [{ name: ' ' }, 'This field is required'],
    [{ name: '\u200b\u2066\u2069' }, 'This field is required'],
    [{ education: '' }, 'This field is required'],
    [{ personal: '0' }, 'You must accept the terms'],
  ])('rejects a profile with %o: %s', async (changes, message) => {
    const { registrationId } = await createAccount(running());
    expect(await sendProfile(registrationId, { ...profile, ...changes })).toMatchObject({
      status: 422,
      body: { message },
    });
    // The id is valid after a rejection.
    expect((await sendProfile(registrationId, profile)).status).toBe(200);
  });

  test('every profile field that norms and consent do not need is optional', async () => {
    const { registrationId } = await createAccount(running());
    const empty = { city: '', work: '', phone: '', status: '', current: '', life: '', mental: '' };
    const declined = { ...empty, seek: '', distress: '', consult: '' };
    expect((await sendProfile(registrationId, { ...profile, ...declined })).status).toBe(200);
  });

  test.each([{ age: '30' }, { gender: 'Female' }, { education: 5 }, { seek: 0 }, { name: undefined }])(
    'rejects a profile of a wrong shape: 400: %o',
    async (changes) => {
      const { registrationId } = await createAccount(running());
      expect((await sendProfile(registrationId, { ...profile, ...changes })).status).toBe(400);
    },
  );

  test('a registration id is valid once, for a day, and an unknown one never', async () => {
    const message = 'User ID not found. Please log in again.';
    const { registrationId } = await createAccount(running());
    await sendProfile(registrationId, profile);
    for (const id of [registrationId, 0, 1, 2 ** 40, '9999999999999999']) {
      expect(await sendProfile(id, profile)).toMatchObject({ status: 404, body: { message } });
    }
    const eleventh = await createAccount(running());
    running().clock.advance({ days: 1 });
    expect(await sendProfile(eleventh.registrationId, profile)).toMatchObject({
      status: 404,
      body: { message },
    });
    // 404 takes precedence over 400.
    expect((await sendProfile(1, {})).status).toBe(404);
  });

  test('no token of a link is readable in the database', async () => {
    const { email, ip } = createSignUpData();
    const token = await requestSignUpToken(running(), email, ip);
    const rows = await running().context.db.query.links.findMany();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(readOutbox(running().outbox).length).toBeGreaterThan(0);
    expect(findToken(findLastMail(running().outbox, email))).toBe(token);
  });
});

onBothDatabases(
  'Sign-up with SIGNUP set to open',
  (running) => {
    test('needs no link; the eleventh in an hour from one address is rejected', async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 11; i++) {
        const { ip: _, ...who } = createSignUpData();
        statuses.push((await call(running(), 'POST', patterns.createUser, who, { ip: '10.9.9.9' })).status);
      }
      expect(statuses).toEqual([...Array(10).fill(200), 429]);
    });
  },
  { config: { signup: 'open' } },
);
