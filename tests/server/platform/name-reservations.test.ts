import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#server/app/context.ts';
import type { Database } from '#server/db/database.ts';
import * as tables from '#server/db/schema.ts';
import { AppError } from '#server/app/errors.ts';
import { findAccountByEmail, findAccountByUsername } from '#server/repositories/accounts.ts';
import { cleanUpReservations } from '#server/services/reserve-names.ts';
import { createUser } from '#server/services/sign-up.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';

const asha = { email: 'asha@example.org', username: 'Asha', password: 'kite over hills' };
const others = Array.from({ length: 20 }, (_, index) => index);

describe.each(databaseKinds)('an address and a username belong to one account (%s)', (kind) => {
  let running: RunningApp;
  beforeAll(async () => {
    running = await startApp({ db: kind, config: { signup: 'open' } });
  });
  afterAll(() => running?.stop());
  beforeEach(async () => {
    await running.context.db.delete(tables.accounts);
    await running.context.db.delete(tables.nameReservations);
  });

  /** Retries, as the client does, if too many passwords are being hashed. */
  const signUp = async (
    body: typeof asha,
    context = running.context,
  ): Promise<Awaited<ReturnType<typeof createUser>>> =>
    createUser(context, body, null).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'passwords-busy') throw error;
      await wait(20);
      return signUp(body, context);
    });
  const countAccounts = () => running.context.db.$count(tables.accounts);
  const listReservations = async () => {
    const rows = await running.context.db.select().from(tables.nameReservations);
    return rows.map((claim) => `${claim.kind}${claim.confirmedAt ? '' : ' unsettled'}`).sort();
  };
  const settled = ['email', 'registration', 'username'];

  it('of twenty parallel sign-ups with one address one succeeds; the others get a message', async () => {
    const all = await Promise.all(others.map((n) => signUp({ ...asha, username: `Asha ${n}` })));
    expect(all.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(all.filter((one) => one.kind === 'taken' && one.what === 'email')).toHaveLength(19);
    expect(await countAccounts()).toBe(1);
    expect(await listReservations()).toEqual(settled);
  });

  it('of twenty with one username, in any letter case, one succeeds; the addresses of the others stay free', async () => {
    const names = ['Asha', 'ASHA', 'asha', 'aShA'];
    const all = await Promise.all(
      others.map((n) => signUp({ ...asha, email: `asha${n}@example.org`, username: names[n % 4]! })),
    );
    expect(all.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    expect(all.filter((one) => one.kind === 'taken' && one.what === 'username')).toHaveLength(19);
    expect(await countAccounts()).toBe(1);
    expect(await listReservations()).toEqual(settled);
  });

  // Address reserved, username reserved, account stored, address confirmed, username confirmed.
  it.each([0, 1, 2, 3, 4, 5])(
    'a process killed after %i steps locks nothing permanently and creates no second account',
    async (steps) => {
      const dying: Context = { ...running.context, db: failAfter(running.context.db, steps) };
      await signUp(asha, dying).catch(() => {});
      const isThere = steps >= 3;
      expect(await countAccounts()).toBe(isThere ? 1 : 0);
      const again = { ...asha, username: 'Another' };
      // Immediately afterwards the address may be reserved. It is never given to a second account.
      if (isThere) expect(await signUp(again)).toEqual({ kind: 'taken', what: 'email' });
      running.clock.advance({ minutes: 3 });
      expect((await signUp(again)).kind).toBe(isThere ? 'taken' : 'created');
      expect(await countAccounts()).toBe(1);
      running.clock.advance({ minutes: 3 });
      await cleanUpReservations(running.context);
      expect(await listReservations()).toEqual(settled);
      const { db, cipher } = running.context;
      const account = await findAccountByEmail(db, cipher, asha.email);
      expect(account?.username).toBe(isThere ? 'Asha' : 'Another');
      expect(await findAccountByUsername(db, cipher, 'asha')).toEqual(isThere ? account : null);
    },
  );

  it('the sweep frees expired reservations, but none in progress', async () => {
    const dying: Context = { ...running.context, db: failAfter(running.context.db, 2) };
    await signUp(asha, dying).catch(() => {});
    await cleanUpReservations(running.context);
    expect(await listReservations()).toEqual(['email unsettled', 'username unsettled']);
    running.clock.advance({ minutes: 3 });
    await cleanUpReservations(running.context);
    expect(await listReservations()).toEqual([]);
  });

  it('a slow sign-up whose address was reserved again creates no account', async () => {
    const { db } = running.context;
    const slow = new Proxy(db, {
      get(target, name, receiver) {
        if (name !== 'transaction') return Reflect.get(target, name, receiver);
        return async (work: Parameters<Database['transaction']>[0]) => {
          if ((await countAccounts()) === 0) {
            running.clock.advance({ minutes: 3 });
            expect((await signUp({ ...asha, username: 'Quick' })).kind).toBe('created');
          }
          return target.transaction(work);
        };
      },
    });
    expect(await signUp(asha, { ...running.context, db: slow })).toEqual({ kind: 'taken', what: 'email' });
    expect(await countAccounts()).toBe(1);
    expect(await listReservations()).toEqual(settled);
  });
});

/** A database that executes this many steps of a process and then fails. */
function failAfter(db: Database, steps: number): Database {
  let count = 0;
  return new Proxy(db, {
    get(target, name, receiver) {
      if (!['insert', 'select', 'update', 'delete', 'transaction'].includes(String(name)))
        return Reflect.get(target, name, receiver);
      count += 1;
      if (count > steps) throw new Error('The process has ended.');
      return Reflect.get(target, name, receiver).bind(target);
    },
  });
}
