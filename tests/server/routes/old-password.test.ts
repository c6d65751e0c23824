import { afterEach, expect, test, vi } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { setPasswordHash } from '#server/repositories/accounts.ts';
import { deleteSessions } from '#server/repositories/sessions.ts';
import { hashPassword } from '#server/services/passwords.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, type Person, createPerson, createAccount } from './people.ts';
import { waitForLockQueue } from './until-lock-waits.ts';

/** An action between the check of a password and the following steps, run once. */
const edge = vi.hoisted(() => ({ afterCheck: null as (() => Promise<unknown>) | null }));

vi.mock('#server/services/passwords.ts', async (original) => {
  const real = await original<typeof import('#server/services/passwords.ts')>();
  return {
    ...real,
    async verifyPassword(stored: string | null, password: string) {
      const right = await real.verifyPassword(stored, password);
      const { afterCheck } = edge;
      edge.afterCheck = null;
      await afterCheck?.();
      return right;
    },
  };
});
afterEach(() => {
  edge.afterCheck = null;
});

const newPassword = 'river under bridge';

onBothDatabases('A password changed during its verification', (running, kind) => {
  const logIn = ({ username, ip }: Pick<Person, 'username' | 'ip'>, password: string) =>
    call(running(), 'POST', patterns.login, { username, password }, { ip });
  const remove = ({ userid, token }: Person, password: string) =>
    call(running(), 'POST', pathTo(patterns.remove, { userid }), { password, confirm: 'DELETE' }, { token });
  const listSessions = async ({ userid }: Person) =>
    (await running().context.db.query.sessions.findMany()).filter((one) => one.userid === userid);

  /** Resets the password by its link after the next password check. */
  async function resetAfterCheck({ email, ip }: Pick<Person, 'email' | 'ip'>) {
    running().clock.advance({ seconds: 1 });
    await call(running(), 'POST', patterns.login, { email }, { ip });
    await running().sendDueMails();
    const token = findToken(findLastMail(running().outbox, email));
    edge.afterCheck = async () => {
      const { status } = await call(running(), 'POST', patterns.resetPassword, {
        token,
        password: newPassword,
      });
      expect(status).toBe(204);
    };
  }

  test('opens no session', async () => {
    const who = await createPerson(running());
    await resetAfterCheck(who);
    expect(await logIn(who, who.password)).toMatchObject({
      status: 401,
      body: { message: 'Invalid username or password.' },
    });
    expect(await listSessions(who)).toEqual([]);
    expect((await logIn(who, newPassword)).status).toBe(200);
  });

  test('returns no registration id', async () => {
    const who = await createAccount(running());
    await resetAfterCheck(who);
    expect((await logIn(who, who.password)).status).toBe(401);
  });

  test('removes no account', async () => {
    const who = await createPerson(running());
    await resetAfterCheck(who);
    expect((await remove(who, who.password)).status).toBe(403);
    expect((await logIn(who, newPassword)).status).toBe(200);
  });

  test('is wrong if its account was removed meanwhile; a second removal finds no account', async () => {
    for (const outcome of [logIn, remove]) {
      const who = await createPerson(running());
      edge.afterCheck = () => remove(who, who.password);
      expect((await outcome(who, who.password)).status).toBe(401);
    }
  });

  // The embedded database runs one transaction at a time.
  if (kind !== 'postgres') return;
  test('waits for a password change in progress', async () => {
    const { db } = running().context;
    const who = await createPerson(running());
    const passwordHash = await hashPassword(newPassword);
    let login: ReturnType<typeof logIn> | undefined;
    await db.transaction(async (reset) => {
      await setPasswordHash(reset, who.userid, passwordHash);
      await deleteSessions(reset, who.userid);
      login = logIn(who, who.password);
      await Promise.race([login, waitForLockQueue(db, 1)]);
    });
    expect((await login)?.status).toBe(401);
    expect(await listSessions(who)).toEqual([]);
  });
});
