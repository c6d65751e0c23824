/** The audit log records important events, however many errors an anonymous client causes. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiBase, pathTo, patterns } from '#contract/paths.ts';
import { auditLog } from '#server/db/schema.ts';
import { rateLimits } from '#server/services/rate-limits.ts';
import { budgets } from '#server/audit/budgets.ts';
import { hashAccount, flushOmittedEvents, recordAuditEventIfPossible } from '#server/audit/audit-log.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call, createPerson } from './people.ts';

onBothDatabases('The audit log', (running) => {
  const listEvents = async (userid: number) => {
    const { db } = running().context;
    const rows = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.accountHash, hashAccount(running().context, userid)));
    return rows.map(({ event }) => event);
  };
  const exportOf = (who: { userid: number; token: string }) =>
    call(running(), 'GET', pathTo(patterns.exportData, { userid: who.userid }), undefined, {
      token: who.token,
    });

  test('contains a failed login and an export among 620 rejected requests of an anonymous client', async () => {
    running().clock.advance({ minutes: 5 });
    const who = await createPerson(running());
    const before = await running().context.db.$count(auditLog);
    for (let i = 0; i < 620; i += 1) {
      const { statusCode } = await running().app.inject({
        method: 'POST',
        url: `${apiBase}${patterns.contact}`,
        headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
        payload: '{}',
      });
      expect(statusCode).toBe(403);
    }
    expect(await running().context.db.$count(auditLog)).toBe(before);
    await call(running(), 'POST', patterns.login, { username: who.username, password: 'wrong one' });
    expect((await exportOf(who)).status).toBe(200);
    expect(await listEvents(who.userid)).toEqual(expect.arrayContaining(['login-failed', 'exported']));
  });

  test('contains a failed login of an account after names without an account used the budget', async () => {
    running().clock.advance({ minutes: 5 });
    const who = await createPerson(running());
    const { context } = running();
    const more = 15;
    for (let i = 0; i < budgets['login-failed'] + more; i += 1)
      await recordAuditEventIfPossible(context, 'login-failed', null);
    await recordAuditEventIfPossible(context, 'login-failed', who.userid);
    expect((await listEvents(who.userid)).filter((event) => event === 'login-failed')).toHaveLength(1);
    running().clock.advance({ minutes: 1 });
    await flushOmittedEvents(context);
    await flushOmittedEvents(context);
    const leftOut = await context.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.event, 'login-failed-left-out'));
    expect(leftOut.map(({ count }) => count)).toEqual([more + 1]);
  });

  test('blocks an export if its entry cannot be written', async () => {
    const who = await createPerson(running());
    const { status } = await exportOf(who);
    expect([status, (await listEvents(who.userid)).filter((event) => event === 'exported').length]).toEqual([
      200, 1,
    ]);
  });

  test('limits exports, so that they cannot fill the log', async () => {
    running().clock.advance({ hours: 2 });
    const who = await createPerson(running());
    const statuses: number[] = [];
    for (let i = 0; i <= rateLimits.exportsPerAccount.max; i += 1)
      statuses.push((await exportOf(who)).status);
    expect(statuses).toEqual([...Array(rateLimits.exportsPerAccount.max).fill(200), 429]);
  });
});
