import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { findLastMail } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, retryWhileBusy, type Person, createPerson } from './people.ts';

onBothDatabases('Logins of a person', (running) => {
  const logInAgain = async ({ username, password, ip }: Person, remember?: boolean): Promise<string> => {
    const { body } = await call(running(), 'POST', patterns.login, { username, password, remember }, { ip });
    return body[0].token;
  };
  const listLogins = async ({ userid }: Person, token: string) =>
    call(running(), 'GET', pathTo(patterns.sessions, { userid }), undefined, { token });
  const endLogin = ({ userid }: Person, token: string, body: unknown) =>
    call(running(), 'POST', pathTo(patterns.sessions, { userid }), body, { token });
  const isSessionValid = async ({ userid }: Person, token: string) =>
    (await call(running(), 'GET', pathTo(patterns.name, { userid }), undefined, { token })).status === 200;
  const changePassword = ({ userid, ip }: Person, token: string, password: string, newPassword: string) =>
    call(running(), 'POST', pathTo(patterns.password, { userid }), { password, newPassword }, { token, ip });

  test('lists each login, the current one first, with the times of creation and last use', async () => {
    const who = await createPerson(running());
    const { clock } = running();
    const first = clock.now().toISOString();
    clock.advance({ minutes: 20 });
    const second = await logInAgain(who, false);
    clock.advance({ minutes: 14 });
    await isSessionValid(who, second);
    const { body } = await listLogins(who, who.token);
    const now = clock.now().toISOString();
    expect(body).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        startedAt: first,
        usedAt: now,
        remembered: true,
        own: true,
      },
      expect.objectContaining({
        // Used again after 14 minutes: the last use is stored with a precision of a quarter of an hour.
        usedAt: new Date(clock.now().getTime() - 14 * 60_000).toISOString(),
        remembered: false,
        own: false,
      }),
    ]);
  });

  test('ends one login from another, and accepts a repetition', async () => {
    const who = await createPerson(running());
    const other = await logInAgain(who);
    const { body } = await listLogins(who, who.token);
    const id = body[1].id;
    expect((await endLogin(who, who.token, { id })).status).toBe(204);
    expect([await isSessionValid(who, who.token), await isSessionValid(who, other)]).toEqual([true, false]);
    expect((await endLogin(who, who.token, { id })).status).toBe(204);
  });

  test('ends all other logins at the same time, but none of other people', async () => {
    const [who, other] = [await createPerson(running()), await createPerson(running())];
    const others = [await logInAgain(who), await logInAgain(who)];
    expect((await endLogin(who, who.token, {})).status).toBe(204);
    expect(await Promise.all(others.map((token) => isSessionValid(who, token)))).toEqual([false, false]);
    expect([await isSessionValid(who, who.token), await isSessionValid(other, other.token)]).toEqual([
      true,
      true,
    ]);
  });

  test('rejects ending the login of another person by its id', async () => {
    const [who, other] = [await createPerson(running()), await createPerson(running())];
    const { body } = await listLogins(who, who.token);
    expect((await endLogin(other, other.token, { id: body[0].id })).status).toBe(204);
    expect(await isSessionValid(who, who.token)).toBe(true);
  });

  test('a login without "Remember me" ends after a day without use, and after seven days in any case', async () => {
    const who = await createPerson(running());
    const { clock } = running();
    const [idle, used] = [await logInAgain(who, false), await logInAgain(who)];
    for (let day = 0; day < 6; day++) {
      clock.advance({ hours: 23, minutes: 59 });
      expect(await isSessionValid(who, used)).toBe(true);
    }
    expect(await isSessionValid(who, idle)).toBe(false);
    clock.advance({ hours: 23, minutes: 59 });
    expect(await isSessionValid(who, used)).toBe(true);
    clock.advance({ minutes: 8 });
    expect(await isSessionValid(who, used)).toBe(false);
  });

  test('a remembered login is valid after six days without use', async () => {
    const who = await createPerson(running());
    running().clock.advance({ days: 6, hours: 23 });
    expect(await isSessionValid(who, who.token)).toBe(true);
  });

  test('a new password ends every other login, and a mail informs the owner', async () => {
    const who = await createPerson(running());
    const other = await logInAgain(who);
    running().clock.advance({ seconds: 1 });
    expect((await changePassword(who, who.token, who.password, 'river under bridge')).status).toBe(204);
    expect([await isSessionValid(who, who.token), await isSessionValid(who, other)]).toEqual([true, false]);
    expect((await call(running(), 'POST', patterns.login, who)).status).toBe(401);
    expect(await logInAgain({ ...who, password: 'river under bridge' })).toBeTruthy();
    await running().sendDueMails();
    const letter = findLastMail(running().outbox, who.email);
    expect(letter.subject).toBe('Your password was changed');
    expect(letter.text).toContain('by somebody who was logged in and knew the old one');
  });

  test.each([
    ['the current password is wrong', 'not the one', 'river under bridge', 403, 'password-wrong'],
    ['the new one is too short', 'kite over hills', 'river', 422, 'password-invalid'],
    ['the new one is too common', 'kite over hills', 'qwerty123', 422, 'password-common'],
    ['the new one equals the old one', 'kite over hills', 'kite over hills', 422, 'password-same'],
  ])('changes nothing if %s', async (_, password, newPassword, status, code) => {
    const who = await createPerson(running());
    const other = await logInAgain(who);
    expect(await changePassword(who, who.token, password, newPassword)).toMatchObject({
      status,
      body: { code },
    });
    expect(await isSessionValid(who, other)).toBe(true);
    expect(await logInAgain(who)).toBeTruthy();
  });

  test('limits attempts at the current password like logins', async () => {
    const who = await createPerson(running());
    running().clock.set(new Date('2026-09-01T10:00:00Z'));
    const token = await logInAgain(who, true);
    const tries = await Promise.all(
      Array.from({ length: 11 }, () =>
        retryWhileBusy(() => changePassword(who, token, 'not the one', 'river under bridge')),
      ),
    );
    const statuses = tries.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(10);
  });
});
