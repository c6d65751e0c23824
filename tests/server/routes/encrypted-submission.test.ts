import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi, beforeEach } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { parseBase64url } from '#contract/encryption/base64url.ts';
import { submissionKeys } from '#server/db/schema.ts';
import { addHours } from '#server/app/time.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { createAnswers, call, submit } from './people.ts';

import { createSubmissionSender } from './submission-sender.ts';

onBothDatabases('An encrypted submission', (running, kind) => {
  const { getPerson, switchTo, getFirst, getNow, encrypt, send, listAttempts } =
    createSubmissionSender(running);
  const listTimes = async () => {
    const path = pathTo(patterns.report, { userid: getPerson().userid, sectionId: getFirst().id });
    const { body } = await call(running(), 'GET', path, undefined, { token: getPerson().token });
    return body.map(({ time }: { time: string }) => time);
  };

  test('the key needs no login, is not cached and is stable', async () => {
    const key = await call(running(), 'GET', patterns.sealingKey);
    expect(key).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(parseBase64url(key.body.publicKey)).toHaveLength(65);
    expect((await call(running(), 'GET', patterns.sealingKey)).body).toEqual(key.body);
  });

  test('they are stored like plain answers, in their displayed language', async () => {
    expect(await send(await encrypt({ language: 'hi-IN' }))).toMatchObject({ status: 204, text: '' });
    const plain = await submit(running(), getPerson(), getFirst().id, createAnswers(getFirst()));
    expect(plain.status).toBe(204);
    const [waited, atOnce] = await listAttempts();
    const { attemptId: _, idempotencyKey: __, takenAt: ___, ...rest } = atOnce!;
    expect(waited).toMatchObject({ ...rest, language: 'hi-IN' });
    expect(atOnce!.language).toBe('en-IN');
    const path = pathTo(patterns.exportData, { userid: getPerson().userid });
    const { body } = await call(running(), 'GET', path, undefined, { token: getPerson().token });
    const languages = body.sections[0].attempts.map((attempt: { language: string }) => attempt.language);
    expect(languages).toEqual(['en-IN', 'hi-IN']);
  });

  describe('the time', () => {
    const addHoursToNow = (hours: number) => addHours(getNow(), hours).toISOString();
    const submitAndGetTime = async (begunAt: string, finishedAt: string) => {
      expect((await send(await encrypt({ begunAt, finishedAt }))).status).toBe(204);
      return listTimes();
    };

    beforeEach(() => running().clock.advance({ hours: 100 }));

    test('is never before the account, for a device whose clock is years behind', async () => {
      const { createdAt } = (await running().context.db.query.accounts.findMany()).find(
        ({ userid }) => userid === getPerson().userid,
      )!;
      const [time] = await submitAndGetTime(addHoursToNow(-20_000), addHoursToNow(-19_999));
      expect(time).toBe(createdAt.toISOString());
    });

    test('is the finish time of the device, days ago', async () => {
      expect(await submitAndGetTime(addHoursToNow(-72.5), addHoursToNow(-72))).toEqual([addHoursToNow(-72)]);
    });

    test('is never before the start', async () => {
      expect(await submitAndGetTime(addHoursToNow(-5), addHoursToNow(-9))).toEqual([addHoursToNow(-5)]);
    });

    test('is now for a device whose clock is ahead', async () => {
      expect(await submitAndGetTime(addHoursToNow(1), addHoursToNow(2))).toEqual([getNow().toISOString()]);
    });

    test('keeps the order: a queued submission is before one sent meanwhile', async () => {
      await submit(running(), getPerson(), getFirst().id, createAnswers(getFirst(), 3));
      const listScores = async () => {
        const path = pathTo(patterns.progress, { userid: getPerson().userid });
        return (await call(running(), 'GET', path, undefined, { token: getPerson().token })).body[0].totalsum;
      };
      const newest = await listScores();
      expect(await submitAndGetTime(addHoursToNow(-3), addHoursToNow(-2))).toEqual([
        getNow().toISOString(),
        addHoursToNow(-2),
      ]);
      expect(await listScores()).toBe(newest);
    });

    test('is unique, also if several finished in the same millisecond', async () => {
      const finish = addHours(getNow(), -1);
      for (const _ of [1, 2, 3]) await submitAndGetTime(addHoursToNow(-2), finish.toISOString());
      const later = [2, 1, 0].map((ms) => new Date(finish.getTime() + ms).toISOString());
      expect(await listTimes()).toEqual(later);
    });

    test('determines the age', async () => {
      const logInAfter = async (days: number) => {
        running().clock.advance({ days });
        const { username, password } = getPerson();
        const { body } = await call(running(), 'POST', patterns.login, { username, password });
        switchTo({ ...getPerson(), ...body[0] });
      };
      await logInAfter(355);
      const submission = await encrypt();
      await logInAfter(20);
      expect((await send(submission)).status).toBe(204);
      expect((await submit(running(), getPerson(), getFirst().id, createAnswers(getFirst()))).status).toBe(
        204,
      );
      expect((await listAttempts()).map(({ age }) => age)).toEqual([30, 31]);
    });
  });

  describe('sent more than once', () => {
    test('the same submission ten times in parallel: all 204, one attempt', async () => {
      const submission = await encrypt();
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(submission)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
      expect(await listTimes()).toHaveLength(1);
    });

    test('encrypted again with the same key: one attempt', async () => {
      const key = randomUUID();
      for (const _ of [1, 2]) expect((await send(await encrypt({ key }))).status).toBe(204);
      expect(await listTimes()).toHaveLength(1);
    });

    test.each(['plain first', 'encrypted first', 'in parallel'])(
      'once plain and once encrypted, %s: one attempt',
      async (order) => {
        const key = randomUUID();
        const submitPlain = () =>
          submit(running(), getPerson(), getFirst().id, createAnswers(getFirst()), {
            'Idempotency-Key': key,
          });
        const submission = await encrypt({ key });
        const both = [submitPlain, () => send(submission)];
        if (order === 'encrypted first') both.reverse();
        if (order === 'in parallel') {
          const answers = await Promise.all(both.map((each) => each()));
          expect(answers.map(({ status }) => status)).toEqual([204, 204]);
        } else for (const each of both) expect((await each()).status).toBe(204);
        expect(await listTimes()).toHaveLength(1);
      },
    );

    test('other answers with the same key: 409', async () => {
      const key = randomUUID();
      await send(await encrypt({ key }));
      const other = await send(await encrypt({ key, ans: createAnswers(getFirst(), 2) }));
      expect([other.status, other.body.code]).toEqual([409, 'answers-differ']);
    });
  });

  describe('decrypted and stored in one transaction', () => {
    test('an expired key is deleted after it: the answers are stored, and then it decrypts nothing', async () => {
      const submission = await encrypt();
      const { db, keyring } = running().context;
      const { opener } = keyring;
      const its = eq(submissionKeys.keyId, submission.keyId);
      let sweep: unknown;
      vi.spyOn(keyring, 'opener').mockImplementationOnce(async (tx, keyId) => {
        const found = await opener(tx, keyId);
        // The embedded database is sequential.
        if (kind === 'postgres')
          await expect(
            db.transaction((other) =>
              other.select().from(submissionKeys).where(its).for('update', { noWait: true }),
            ),
          ).rejects.toThrow();
        sweep = db.delete(submissionKeys).where(its).execute();
        return found;
      });
      expect((await send(submission)).status).toBe(204);
      await sweep;
      await keyring.rotate();
      const again = await send(submission);
      expect([again.status, again.body.code]).toEqual([410, 'sealing-key-unknown']);
      expect(await listAttempts()).toHaveLength(1);
    });

    test('a connection lost just before the commit stores nothing, and a retry stores it once', async () => {
      const submission = await encrypt();
      const { db } = running().context;
      const transaction = db.transaction.bind(db);
      vi.spyOn(db, 'transaction').mockImplementationOnce((work) =>
        transaction(async (tx) => {
          await work(tx);
          if (kind === 'postgres') await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
          throw new Error('The line to the database broke.');
        }),
      );
      expect((await send(submission)).status).toBeGreaterThanOrEqual(500);
      expect(await listAttempts()).toEqual([]);
      for (const _ of [1, 2]) expect((await send(submission)).status).toBe(204);
      expect(await listAttempts()).toHaveLength(1);
    });
  });
});
