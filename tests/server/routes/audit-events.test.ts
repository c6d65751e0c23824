import { desc, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { cleanUp } from '#server/db/clean-up.ts';
import { auditLog } from '#server/db/schema.ts';
import { hashAccount, recordAuditEvent } from '#server/audit/audit-log.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, createSignUpData, createPerson, requestSignUpToken } from './people.ts';

onBothDatabases('The audit log of an account', (running) => {
  // At the same time of the test's clock, in the order of writing.
  const listEntries = () => running().context.db.select().from(auditLog).orderBy(auditLog.at, sql`ctid`);
  /** The events of an account, oldest first. */
  const listEvents = async (userid: number) => {
    const hash = hashAccount(running().context, userid);
    return (await listEntries()).filter((entry) => entry.accountHash === hash).map(({ event }) => event);
  };
  const tick = () => running().clock.advance({ seconds: 1 });

  test('records the life of an account, from its creation to its removal', async () => {
    const who = await createPerson(running());
    const { userid, email, username, password, ip } = who;
    const logIn = (word: string) => {
      tick();
      return call(running(), 'POST', patterns.login, { username, password: word }, { ip });
    };
    await logIn('not the one');
    tick();
    await call(running(), 'POST', patterns.login, { email }, { ip });
    await running().sendDueMails();
    const link = findToken(findLastMail(running().outbox, email));
    tick();
    await call(running(), 'POST', patterns.resetPassword, { token: link, password: 'river under bridge' });
    const { body } = await logIn('river under bridge');
    const [{ token }] = body as [{ token: string }];
    tick();
    await call(running(), 'GET', `${pathTo(patterns.exportData, { userid })}?format=json`, undefined, {
      token,
    });
    tick();
    await call(running(), 'POST', patterns.logout, {}, { token });
    const again = (await logIn('river under bridge')).body as [{ token: string }];
    tick();
    const removal = { password: 'river under bridge', confirm: 'DELETE' };
    await call(running(), 'POST', pathTo(patterns.remove, { userid }), removal, { token: again[0].token });
    expect(await listEvents(userid)).toEqual([
      'account-made',
      'login',
      'login-failed',
      'reset-asked',
      'reset-done',
      'login',
      'exported',
      'logout',
      'login',
      'account-removed',
    ]);
    // The log contains no names and no texts.
    const text = JSON.stringify(await listEntries());
    for (const word of [String(userid), email, username, password, ip, 'river', token, link])
      expect(text).not.toContain(word);
  });

  test('contains the request id of the response and of the resulting mail', async () => {
    const who = await createPerson(running());
    tick();
    const wrong = { username: who.username, password: 'not the one' };
    const { headers } = await call(running(), 'POST', patterns.login, wrong, { ip: who.ip });
    expect(headers['request-id']).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/);
    const [failed] = await running().context.db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
    expect(failed).toMatchObject({ event: 'login-failed', requestId: headers['request-id'] });
    tick();
    const response = await call(running(), 'POST', patterns.login, { email: who.email }, { ip: who.ip });
    await running().sendDueMails();
    expect(await listEntries()).toContainEqual(
      expect.objectContaining({ event: 'reset-asked', requestId: response.headers['request-id'] }),
    );
  });

  test('contains a rejected request with a session, but none of an anonymous client', async () => {
    const [who, other] = [await createPerson(running()), await createPerson(running())];
    await call(running(), 'POST', patterns.contact, {}, { headers: { 'sec-fetch-site': 'cross-site' } });
    const before = (await listEntries()).length;
    await call(running(), 'GET', pathTo(patterns.name, { userid: other.userid }), undefined, {
      token: who.token,
    });
    // Entries are written after the response.
    await expect.poll(async () => (await listEntries()).length).toBe(before + 1);
    expect(await listEvents(who.userid)).toContain('refused');
    expect(
      (await listEntries()).filter(({ event, accountHash: hash }) => event === 'refused' && hash === null),
    ).toEqual([]);
  });

  test('contains an entry only if its change is committed', async () => {
    const { context } = running();
    const before = (await listEntries()).length;
    const undone = context.db.transaction(async (tx) => {
      await recordAuditEvent(context, 'account-made', null, tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await listEntries()).toHaveLength(before);
  });

  test('a failed write to the audit log does not fail a request', async () => {
    const who = await createPerson(running());
    const { context } = running();
    const db = Object.assign(Object.create(context.db), {
      insert: (table: unknown) => {
        if (table === auditLog) throw new Error('no disk');
        return context.db.insert(table as typeof auditLog);
      },
    });
    Object.assign(context, { db });
    const path = `${pathTo(patterns.exportData, { userid: who.userid })}?format=json`;
    const { status } = await call(running(), 'GET', path, undefined, { token: who.token });
    Object.assign(context, { db: Object.getPrototypeOf(db) });
    expect(status).toBe(200);
  });

  test('is append-only: no entry is changed, and none deleted within a year', async () => {
    const { context } = running();
    const { db } = context;
    await recordAuditEvent(context, 'exported');
    const old = new Date('2020-01-01T00:00:00Z');
    await recordAuditEvent({ db, now: () => old }, 'login');
    const entries = await listEntries();
    for (const change of [
      sql`update trail set event = 'login'`,
      sql`delete from trail where at > '2025-01-01'`,
      sql`truncate trail`,
    ]) {
      const refused = await db.execute(change).then(
        () => 'done',
        (error: { cause?: { code?: string } }) => error.cause?.code,
      );
      expect(refused).toBe('42501');
    }
    expect(await listEntries()).toEqual(entries);
    await cleanUp(context, context.now());
    expect(await listEntries()).toEqual(entries.filter(({ at }) => at > old));
  });

  test('ten names can be tried with one link; then a new link is required', async () => {
    const other = await createPerson(running());
    const { ip, ...who } = createSignUpData();
    const token = await requestSignUpToken(running(), who.email, ip);
    const create = (username: string, link: string) =>
      call(running(), 'POST', patterns.createUser, { ...who, username }, { token: link, ip });
    for (let i = 0; i < 10; i++) expect((await create(other.username, token)).body).toBe(0);
    expect(await create(who.username, token)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.anything() },
      body: { code: 'link-worn-out', message: expect.stringContaining('Please ask for a new link') },
    });
    const next = await requestSignUpToken(running(), who.email, ip);
    expect((await create(who.username, next)).body).toBeGreaterThan(1);
  });
});
