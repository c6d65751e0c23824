import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import type { ParcelContent } from '#contract/requests.ts';
import { fromBase64url, toBase64url } from '#contract/sealed/base64url.ts';
import { sealingKeys } from '#server/db/schema.ts';
import { hoursLater } from '#server/time.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import {
  answersTo,
  call,
  type Person,
  parcelContent,
  parcelOf,
  person,
  sendParcel,
  submit,
} from './people.ts';

onBothDatabases('Answers that were sealed on the phone', (running, kind) => {
  let who: Person;
  beforeEach(async () => {
    who = await person(running());
  });
  const first = () => running().context.instruments[0]!.instrument;
  const now = () => running().clock.now();
  const content = (changes: Partial<ParcelContent> = {}) =>
    parcelContent(running(), answersTo(first()), changes);
  const sealed = (changes: Partial<ParcelContent> = {}, sectionId = first().id, by = who) =>
    parcelOf(running(), by, sectionId, content(changes));
  const send = (parcel: unknown, sectionId = first().id) => sendParcel(running(), who, sectionId, parcel);
  const stored = () =>
    running().context.db.query.attempts.findMany({
      where: (table, { eq }) => eq(table.userid, who.userid),
      orderBy: (table) => table.takenAt,
    });
  const times = async () => {
    const path = pathTo(patterns.report, { userid: who.userid, sectionId: first().id });
    const { body } = await call(running(), 'GET', path, undefined, { token: who.token });
    return body.map(({ time }: { time: string }) => time);
  };

  test('the key comes without a login, is cached by nobody and stays the same', async () => {
    const key = await call(running(), 'GET', patterns.sealingKey);
    expect(key).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(fromBase64url(key.body.publicKey)).toHaveLength(65);
    expect((await call(running(), 'GET', patterns.sealingKey)).body).toEqual(key.body);
  });

  test('they are stored as answers that were sent at once, in the language they were read in', async () => {
    expect(await send(await sealed({ language: 'hi-IN' }))).toMatchObject({ status: 204, text: '' });
    const plain = await submit(running(), who, first().id, answersTo(first()));
    expect(plain.status).toBe(204);
    const [waited, atOnce] = await stored();
    const { attemptId: _, idempotencyKey: __, takenAt: ___, ...rest } = atOnce!;
    expect(waited).toMatchObject({ ...rest, language: 'hi-IN' });
    expect(atOnce!.language).toBe('en-IN');
    const path = pathTo(patterns.exportData, { userid: who.userid });
    const { body } = await call(running(), 'GET', path, undefined, { token: who.token });
    const languages = body.sections[0].attempts.map((attempt: { language: string }) => attempt.language);
    expect(languages).toEqual(['en-IN', 'hi-IN']);
  });

  describe('the time', () => {
    const at = (hours: number) => hoursLater(now(), hours).toISOString();
    const storedTime = async (begunAt: string, finishedAt: string) => {
      expect((await send(await sealed({ begunAt, finishedAt }))).status).toBe(204);
      return times();
    };

    test('is the finish as the phone says, days ago', async () => {
      expect(await storedTime(at(-72.5), at(-72))).toEqual([at(-72)]);
    });

    test('is never before the beginning', async () => {
      expect(await storedTime(at(-5), at(-9))).toEqual([at(-5)]);
    });

    test('is now for a phone whose clock is ahead', async () => {
      expect(await storedTime(at(1), at(2))).toEqual([now().toISOString()]);
    });

    test('keeps the order: what waited stands before what was sent meanwhile', async () => {
      await submit(running(), who, first().id, answersTo(first(), 3));
      const scores = async () => {
        const path = pathTo(patterns.progress, { userid: who.userid });
        return (await call(running(), 'GET', path, undefined, { token: who.token })).body[0].totalsum;
      };
      const newest = await scores();
      expect(await storedTime(at(-3), at(-2))).toEqual([now().toISOString(), at(-2)]);
      expect(await scores()).toBe(newest);
    });

    test('is distinct, also when several finished in the same millisecond', async () => {
      const finish = hoursLater(now(), -1);
      for (const _ of [1, 2, 3]) await storedTime(at(-2), finish.toISOString());
      const later = [2, 1, 0].map((ms) => new Date(finish.getTime() + ms).toISOString());
      expect(await times()).toEqual(later);
    });

    test('is the day whose age counts', async () => {
      const logInAfter = async (days: number) => {
        running().clock.advance({ days });
        const { username, password } = who;
        const { body } = await call(running(), 'POST', patterns.login, { username, password });
        who = { ...who, ...body[0] };
      };
      await logInAfter(364);
      const parcel = await sealed();
      await logInAfter(2);
      expect((await send(parcel)).status).toBe(204);
      expect((await submit(running(), who, first().id, answersTo(first()))).status).toBe(204);
      expect((await stored()).map(({ age }) => age)).toEqual([30, 31]);
    });
  });

  describe('sent more than once', () => {
    test('the same parcel ten times at once: all 204, one attempt', async () => {
      const parcel = await sealed();
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(parcel)));
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
      expect(await times()).toHaveLength(1);
    });

    test('sealed anew with the same key: one attempt', async () => {
      const key = randomUUID();
      for (const _ of [1, 2]) expect((await send(await sealed({ key }))).status).toBe(204);
      expect(await times()).toHaveLength(1);
    });

    test.each(['first plain', 'first sealed', 'at once'])(
      'once plain and once sealed, %s: one attempt',
      async (order) => {
        const key = randomUUID();
        const plainly = () =>
          submit(running(), who, first().id, answersTo(first()), { 'Idempotency-Key': key });
        const parcel = await sealed({ key });
        const both = [plainly, () => send(parcel)];
        if (order === 'first sealed') both.reverse();
        if (order === 'at once') {
          const answers = await Promise.all(both.map((each) => each()));
          expect(answers.map(({ status }) => status)).toEqual([204, 204]);
        } else for (const each of both) expect((await each()).status).toBe(204);
        expect(await times()).toHaveLength(1);
      },
    );

    test('other answers under the same key: 409', async () => {
      const key = randomUUID();
      await send(await sealed({ key }));
      const other = await send(await sealed({ key, ans: answersTo(first(), 2) }));
      expect([other.status, other.body.code]).toEqual([409, 'answers-differ']);
    });
  });

  describe('opened and stored in one transaction', () => {
    test('a key that is swept meanwhile goes after it: the answers are stored, and then it opens nothing', async () => {
      const parcel = await sealed();
      const { db, sealing } = running().context;
      const { opener } = sealing;
      const its = eq(sealingKeys.keyId, parcel.keyId);
      let sweep: unknown;
      vi.spyOn(sealing, 'opener').mockImplementationOnce(async (tx, keyId) => {
        const found = await opener(tx, keyId);
        // The embedded database does one thing after the other anyway.
        if (kind === 'postgres')
          await expect(
            db.transaction((other) =>
              other.select().from(sealingKeys).where(its).for('update', { noWait: true }),
            ),
          ).rejects.toThrow();
        sweep = db.delete(sealingKeys).where(its).execute();
        return found;
      });
      expect((await send(parcel)).status).toBe(204);
      await sweep;
      await sealing.rotate();
      const again = await send(parcel);
      expect([again.status, again.body.code]).toEqual([410, 'sealing-key-unknown']);
      expect(await stored()).toHaveLength(1);
    });

    test('a connection that breaks just before the end leaves nothing, and the next try stores it once', async () => {
      const parcel = await sealed();
      const { db } = running().context;
      const transaction = db.transaction.bind(db);
      vi.spyOn(db, 'transaction').mockImplementationOnce((work) =>
        transaction(async (tx) => {
          await work(tx);
          if (kind === 'postgres') await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
          throw new Error('The line to the database broke.');
        }),
      );
      expect((await send(parcel)).status).toBeGreaterThanOrEqual(500);
      expect(await stored()).toEqual([]);
      for (const _ of [1, 2]) expect((await send(parcel)).status).toBe(204);
      expect(await stored()).toHaveLength(1);
    });
  });

  describe('what cannot be stored is refused as a submission is', () => {
    test('another major version, a locked section, answers off the scale with their positions', async () => {
      const second = running().context.instruments[1]!.instrument.id;
      expect((await send(await sealed({ version: '2.0' }))).body.code).toBe('version-changed');
      expect((await send(await sealed({}, second), second)).body.code).toBe('section-locked');
      const off = await send(await sealed({ ans: answersTo(first()).with(3, 99) }));
      expect([off.status, off.body.positions]).toEqual([422, [3]]);
      expect(await stored()).toEqual([]);
    });

    test('no token 401, of somebody else 403, an unknown section 404: before the parcel is looked at', async () => {
      const other = await person(running());
      const path = (userid: number, sectionId: string) => pathTo(patterns.sealed, { userid, sectionId });
      const post = async (userid: number, sectionId: string, token?: string) =>
        (await call(running(), 'POST', path(userid, sectionId), {}, { token })).status;
      expect(await post(who.userid, first().id)).toBe(401);
      expect(await post(other.userid, first().id, who.token)).toBe(403);
      expect(await post(who.userid, 'S99', who.token)).toBe(404);
      expect(await post(who.userid, first().id, who.token)).toBe(400);
    });
  });

  describe('a broken parcel', () => {
    const refusal = async (parcel: unknown, sectionId?: string) => {
      const { status, body } = await send(parcel, sectionId);
      expect(await stored()).toEqual([]);
      return [status, body.code];
    };
    const unreadable = [422, 'parcel-unreadable'];

    test('with a key that is not here: 410', async () => {
      const parcel = await sealed();
      expect(await refusal({ ...parcel, keyId: 'made-up' })).toEqual([410, 'sealing-key-unknown']);
    });

    test('changed in any part: 422', async () => {
      const parcel = await sealed();
      for (const part of ['ephemeralKey', 'iv', 'box'] as const) {
        const bytes = fromBase64url(parcel[part])!;
        for (const at of [0, bytes.length >> 1, bytes.length - 1]) {
          const changed = bytes.with(at, bytes[at]! ^ 1);
          expect(await refusal({ ...parcel, [part]: toBase64url(changed) })).toEqual(unreadable);
        }
        expect(await refusal({ ...parcel, [part]: 'not base64url' })).toEqual(unreadable);
      }
    });

    test('with a point beside the curve: 422', async () => {
      const beside = toBase64url(new Uint8Array(65).fill(1).with(0, 4));
      expect(await refusal({ ...(await sealed()), ephemeralKey: beside })).toEqual(unreadable);
    });

    test('of another person or another section: 422', async () => {
      expect(await refusal(await sealed({}, first().id, await person(running())))).toEqual(unreadable);
      expect(await refusal(await sealed({}, 'S2'))).toEqual(unreadable);
    });

    test.each<[string, unknown]>([
      ['no JSON', '{"ans":['],
      ['a text', '"text"'],
      ['null', 'null'],
      ['a list', '[]'],
      ['nothing in it', '{}'],
    ])('with %s in the box: 422', async (_, json) => {
      const what = content();
      const key = await call(running(), 'GET', patterns.sealingKey);
      vi.spyOn(JSON, 'stringify').mockReturnValueOnce(json as string);
      const { seal } = await import('#contract/sealed/seal.ts');
      const parcel = await seal(key.body.publicKey, key.body.keyId, who.userid, first().id, what);
      expect(await refusal(parcel)).toEqual(unreadable);
    });

    test.each<[string, object]>([
      ['no answers', { ans: undefined }],
      ['text for an answer', { ans: ['1'] }],
      ['a flood of answers', { ans: Array(501).fill(1) }],
      ['no version', { version: undefined }],
      ['a version that is none', { version: 'one' }],
      ['a language that is none', { language: 'x' }],
      ['no key', { key: undefined }],
      ['an empty key', { key: '' }],
      ['an endless key', { key: 'k'.repeat(201) }],
      ['a key that no database holds', { key: 'a\0b' }],
      ['half a letter for a key', { key: '\ud800' }],
      ['no finish', { finishedAt: undefined }],
      ['a finish that is no time', { finishedAt: 'yesterday' }],
      ['a day that no month has', { finishedAt: '2026-13-45T00:00:00.000Z' }],
      ['a beginning before there were clocks', { begunAt: '0000-01-01T00:00:00.000Z' }],
      ['a number for a time', { begunAt: 1_768_458_600_000 }],
    ])('with %s: 422', async (_, changes) => {
      expect(await refusal(await sealed(changes))).toEqual(unreadable);
    });

    test('without one of its parts, or with another shape: 400; too long: 413', async () => {
      const parcel = await sealed();
      for (const part of Object.keys(parcel)) {
        expect((await refusal({ ...parcel, [part]: undefined }))[0]).toBe(400);
        expect((await refusal({ ...parcel, [part]: 7 }))[0]).toBe(400);
      }
      expect((await refusal('{"keyId":'))[0]).toBe(400);
      expect((await refusal({ ...parcel, keyId: 'k'.repeat(65) }))[0]).toBe(400);
      expect((await refusal({ ...parcel, box: 'A'.repeat(66_000) }))[0]).toBe(413);
    });
  });
});
