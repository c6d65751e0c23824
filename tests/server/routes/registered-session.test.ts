import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cookies, pathTo, patterns } from '#contract/paths.ts';
import { accounts, auditLog } from '#server/db/schema.ts';
import { hashAccount } from '#server/audit/audit-log.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { type ApiResponse, call, createSignUpData, profile, requestSignUpToken } from './people.ts';

/** The device cookie that a response sets, as a browser sends it. */
const readDevice = ({ headers }: ApiResponse) =>
  /device=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

onBothDatabases('The session of a completed registration', (running) => {
  /** Creates an account without a profile, as a browser does. */
  async function signUp() {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    const response = await call(running(), 'POST', patterns.createUser, who, { token, ip });
    return { ...who, ip, token, registrationId: response.body as number, device: readDevice(response) };
  }
  const sendProfile = (id: number, device: string, changes: object = {}) =>
    call(
      running(),
      'POST',
      pathTo(patterns.userInfo, { id }),
      { ...profile, ...changes },
      { headers: device === '' ? {} : { cookie: device } },
    );
  const countSessions = async () => (await running().context.db.query.sessions.findMany()).length;

  test('logs the browser in that created the account, also the next day', async () => {
    const who = await signUp();
    expect(who.device).toMatch(/^device=[\w.-]+$/);
    running().clock.advance({ hours: 23 });
    const { status, body } = await sendProfile(who.registrationId, who.device);
    expect([status, body]).toEqual([
      200,
      {
        userid: expect.any(Number),
        token: expect.stringMatching(/^[0-9a-z]+\.[\w-]{54}$/),
        username: who.username,
      },
    ]);
    const name = pathTo(patterns.name, { userid: body.userid });
    expect((await call(running(), 'GET', name, undefined, { token: body.token })).body).toBe(profile.name);
    // Without "Remember me", it ends after a day without use.
    running().clock.advance({ hours: 25 });
    expect((await call(running(), 'GET', name, undefined, { token: body.token })).status).toBe(401);
  });

  test('logs the browser in that logged in to the incomplete account', async () => {
    const who = await signUp();
    const { username, password, ip } = who;
    const login = await call(running(), 'POST', patterns.login, { username, password }, { ip });
    const { body } = await sendProfile(-login.body[0].userid, readDevice(login));
    expect(body.username).toBe(username);
  });

  test('logs the browser in that repeated the sign-up because its response was lost', async () => {
    const { registrationId, device: _, token, ip, ...body } = await signUp();
    const again = await call(running(), 'POST', patterns.createUser, body, { token, ip });
    expect(again.body).toBe(registrationId);
    expect((await sendProfile(registrationId, readDevice(again))).body.username).toBe(body.username);
  });

  test('is not opened for the registration id alone, or with the device of another account', async () => {
    const [who, other, third] = [await signUp(), await signUp(), await signUp()];
    const before = await countSessions();
    expect(await sendProfile(who.registrationId, '')).toMatchObject({ status: 200, body: {} });
    expect(await sendProfile(other.registrationId, third.device)).toMatchObject({ status: 200, body: {} });
    const forged = `${cookies.device}=${'a'.repeat(22)}.${'b'.repeat(22)}`;
    expect(await sendProfile(third.registrationId, forged)).toMatchObject({ status: 200, body: {} });
    expect(await countSessions()).toBe(before);
  });

  test('is not opened by a rejected profile or a used id', async () => {
    const who = await signUp();
    const before = await countSessions();
    expect((await sendProfile(who.registrationId, who.device, { name: ' ' })).status).toBe(422);
    expect((await sendProfile(who.registrationId, who.device, { age: 17.5 })).body.token).toBeUndefined();
    expect((await sendProfile(who.registrationId, who.device)).status).toBe(404);
    expect(await countSessions()).toBe(before);
    const second = await signUp();
    expect((await sendProfile(second.registrationId, second.device)).body.token).toBeDefined();
    expect((await sendProfile(second.registrationId, second.device)).status).toBe(404);
    expect(await countSessions()).toBe(before + 1);
  });

  test('is a login in the audit log and for the rules of dormant accounts', async () => {
    const who = await signUp();
    running().clock.advance({ hours: 5 });
    const now = running().clock.now();
    const { body } = await sendProfile(who.registrationId, who.device);
    const { db } = running().context;
    const [account] = await db.select().from(accounts).where(eq(accounts.userid, body.userid));
    expect(account?.lastLoginAt).toEqual(now);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.accountHash, hashAccount(running().context, body.userid)));
    expect(entries.map(({ event }) => event).sort()).toEqual(['account-made', 'login']);
  });

  test('needs a device cookie, which only a successful sign-up sets, out of reach of scripts', async () => {
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    const refused = await call(
      running(),
      'POST',
      patterns.createUser,
      { ...who, password: '1' },
      { token, ip },
    );
    expect([refused.status, readDevice(refused)]).toEqual([422, '']);
    const created = await call(running(), 'POST', patterns.createUser, who, { token, ip });
    const cookie = String(created.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Strict/i);
    expect(cookie).not.toContain(who.username);
    const taken = await signUp();
    const otherToken = await requestSignUpToken(running(), 'late.reader@example.org', ip);
    const inUse = await call(
      running(),
      'POST',
      patterns.createUser,
      { ...who, username: taken.username, email: 'late.reader@example.org' },
      { token: otherToken, ip },
    );
    expect([inUse.body, readDevice(inUse)]).toEqual([0, '']);
  });
});
