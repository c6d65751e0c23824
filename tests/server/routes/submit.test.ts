import { beforeEach, describe, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { createAnswers, call, type Person, createPerson, submit, completeSectionsBefore } from './people.ts';

onBothDatabases('Submitting answers', (running) => {
  let who: Person;
  beforeEach(async () => {
    who = await createPerson(running());
  });
  const getFirst = () => running().context.instruments[0]!.instrument;
  const send = (ans: unknown, headers?: Record<string, string>, sectionId = getFirst().id) =>
    submit(running(), who, sectionId, ans, headers);
  const listTimes = async (sectionId = getFirst().id) => {
    const path = pathTo(patterns.report, { userid: who.userid, sectionId });
    const { body } = await call(running(), 'GET', path, undefined, { token: who.token });
    return body.map(({ time }: { time: string }) => time);
  };

  test('complete answers are 204 without a body, and stored with version, hash, age and scores', async () => {
    expect(await send(createAnswers(getFirst()))).toMatchObject({ status: 204, text: '' });
    const stored = await running().context.db.query.attempts.findFirst({
      where: (table, { eq }) => eq(table.userid, who.userid),
    });
    expect(stored).toMatchObject({
      sectionId: getFirst().id,
      instrumentVersion: getFirst().version,
      instrumentHash: running().context.instruments[0]!.hash,
      age: 30,
      answers: createAnswers(getFirst()),
    });
    expect(Object.keys(stored!.result)).toEqual(
      expect.arrayContaining(getFirst().scores.map(({ id }) => id)),
    );
  });

  test('uses the current age: two years after registration it is two more', async () => {
    running().clock.advance({ days: 731 });
    const again = await call(running(), 'POST', patterns.login, {
      username: who.username,
      password: who.password,
    });
    who = { ...who, ...again.body[0] };
    await send(createAnswers(getFirst()));
    const stored = await running().context.db.query.attempts.findFirst({
      where: (table, { eq }) => eq(table.userid, who.userid),
    });
    expect(stored?.age).toBe(32);
  });

  test('accepts a section fifty times a day, and again the next; a repetition does not count', async () => {
    const { clock } = running();
    clock.set(new Date('2026-04-01T12:00:00Z'));
    // A sign-up takes a second.
    who = await createPerson(running());
    const key = { 'Idempotency-Key': 'the last of fifty' };
    for (let time = 1; time < 50; time += 1) expect((await send(createAnswers(getFirst()))).status).toBe(204);
    expect((await send(createAnswers(getFirst()), key)).status).toBe(204);
    const refused = await send(createAnswers(getFirst()));
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'attempts-too-many',
      String(12 * 60 * 60 - 1),
    ]);
    expect((await send(createAnswers(getFirst()), key)).status).toBe(204);
    expect(await listTimes()).toHaveLength(50);
    clock.advance({ hours: 12 });
    expect((await send(createAnswers(getFirst()))).status).toBe(204);
  });

  test('accepts a section again on the same day', async () => {
    for (const code of [1, 2, 3]) expect((await send(createAnswers(getFirst(), code))).status).toBe(204);
    const all = await listTimes();
    expect(all).toHaveLength(3);
    // Unique and newest first, although the clock is stopped.
    expect(all).toEqual([...new Set<string>(all)].toSorted().toReversed());
  });

  test('dates an attempt with a future time before the next attempt', async () => {
    const { clock } = running();
    await send(createAnswers(getFirst(), 1));
    clock.advance({ days: 5 });
    for (const code of [2, 3]) await send(createAnswers(getFirst(), code));
    clock.advance({ days: -5, minutes: 5 });
    await send(createAnswers(getFirst(), 4));
    const [newest, ...earlier] = await listTimes();
    expect(newest).toBe(clock.now().toISOString());
    expect(earlier).toEqual([earlier[0], earlier[1], earlier[2]].toSorted().toReversed());
    const stored = await running().context.db.query.attempts.findMany({
      where: (table, { eq }) => eq(table.userid, who.userid),
      orderBy: (table) => table.takenAt,
    });
    expect(stored.map(({ answers }) => answers[0])).toEqual([1, 2, 3, 4]);
  });

  describe('invalid answers', () => {
    const wrong: readonly [string, (n: number) => unknown[], number[]][] = [
      ['none', () => [], []],
      ['one too few', (n) => Array(n - 1).fill(1), []],
      ['one too many', (n) => Array(n + 1).fill(1), []],
      ['a code above the scale at 3', (n) => Array(n).fill(1).with(2, 7), [2]],
      [
        'a code below the scale at 1 and the last',
        (n) =>
          Array(n)
            .fill(1)
            .with(0, -1)
            .with(n - 1, -6),
        [0, 19],
      ],
      ['a code with decimals at 2', (n) => Array(n).fill(1).with(1, 1.5), [1]],
    ];
    test.each(wrong)('%s: 422 with the positions, nothing stored', async (_, make, positions) => {
      const { status, body } = await send(make(getFirst().items.length));
      expect([status, typeof body.message, body.positions]).toEqual([422, 'string', positions]);
      expect(await listTimes()).toEqual([]);
    });

    test.each([
      ['null at 5', (n: number) => Array(n).fill(1).with(4, null), [4]],
      ['0, which is unanswered, at 5', (n: number) => Array(n).fill(1).with(4, 0), [4]],
      ['nothing answered', (n: number) => Array(n).fill(null), Array.from({ length: 10 }, (_, i) => i)],
    ])('%s in a section that needs every answer: 422 with the positions', async (_, make, positions) => {
      for (const { instrument } of running().context.instruments) {
        if (instrument.allowsMissing) {
          await send(createAnswers(instrument), {}, instrument.id);
          continue;
        }
        const { status, body } = await send(make(instrument.items.length), {}, instrument.id);
        expect([status, body.positions]).toEqual([422, positions]);
        expect(await listTimes(instrument.id)).toEqual([]);
        return;
      }
      expect.unreachable('Every section allows missing answers.');
    });

    test.each([
      ['a boolean', Array(20).fill(true)],
      ['a nested list of codes', [[[1]]]],
      ['a string as the list', '1,1,1'],
      ['no list', undefined],
      ['too many answers', Array(501).fill(1)],
    ])('%s: 400', async (_, ans) => {
      const { status, body } = await send(ans);
      expect([status, typeof body.message]).toEqual([400, 'string']);
    });

    test('a text as the answer to a question with options: 422', async () => {
      expect((await send(Array(20).fill('1'))).status).toBe(422);
    });

    test('unreadable JSON 400, another content type 415, too long 413', async () => {
      const path = pathTo(patterns.submit, { userid: who.userid, sectionId: getFirst().id });
      const post = (body: string, type = 'application/json') =>
        call(running(), 'POST', path, body, { token: who.token, headers: { 'content-type': type } });
      expect((await post('{"ans":[1,')).status).toBe(400);
      expect((await post('{"ans":[1]}', 'text/plain')).status).toBe(415);
      expect((await post(`{"ans":[${'1,'.repeat(40_000)}1]}`)).status).toBe(413);
    });

    test('the message counts from 1, and every section has its own length', async () => {
      const { body } = await send(createAnswers(getFirst()).with(4, 9));
      expect(body.message).toContain('Question 5');
      for (const { instrument } of running().context.instruments) {
        const complete = createAnswers(instrument);
        expect((await send(complete.slice(1), {}, instrument.id)).status).toBe(422);
        expect((await send(complete, {}, instrument.id)).status).toBe(204);
      }
    });
  });

  describe('the order of sections', () => {
    test('a section is locked until the one before is complete', async () => {
      const ids = running().context.instruments.map(({ instrument }) => instrument);
      for (const instrument of ids.slice(1)) {
        expect(await send(createAnswers(instrument), {}, instrument.id)).toMatchObject({
          status: 409,
          body: { message: 'This section is locked until previous assessments are complete.' },
        });
      }
      for (const instrument of ids) {
        expect((await send(createAnswers(instrument), {}, instrument.id)).status).toBe(204);
      }
      expect((await send(createAnswers(getFirst(), 2))).status).toBe(204);
    });

    test('409 for the lock takes precedence over 422 for the answers', async () => {
      const second = running().context.instruments[1]!.instrument;
      expect((await send([], {}, second.id)).status).toBe(409);
    });

    test('a section added in the middle is open to those who had finished, and locks nothing', async () => {
      const { context } = running();
      const all = context.instruments;
      const last = all.at(-1)!.instrument;
      // A server with only four sections, without the second one.
      const changed = context as { instruments: typeof all };
      changed.instruments = all.toSpliced(1, 1);
      await completeSectionsBefore(running(), who, last.id);
      await send(createAnswers(last), {}, last.id);
      changed.instruments = all;
      for (const { instrument } of all) {
        expect((await send(createAnswers(instrument), {}, instrument.id)).status).toBe(204);
      }
    });
  });

  describe('a repeated submission', () => {
    const key = { 'Idempotency-Key': 'draft-1' };

    test('same key, same answers: 204 and one attempt', async () => {
      for (const _ of [1, 2, 3]) expect((await send(createAnswers(getFirst()), key)).status).toBe(204);
      expect(await listTimes()).toHaveLength(1);
    });

    test('ten in parallel: all 204, one attempt', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send(createAnswers(getFirst()), key)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(204));
      expect(await listTimes()).toHaveLength(1);
    });

    test('ten in parallel without a key: ten attempts with ten times', async () => {
      await Promise.all(Array.from({ length: 10 }, () => send(createAnswers(getFirst()))));
      expect(new Set(await listTimes()).size).toBe(10);
    });

    test('same key, other answers: 409, the first attempt is unchanged', async () => {
      await send(createAnswers(getFirst()), key);
      const other = await send(createAnswers(getFirst(), 2), key);
      expect([other.status, typeof other.body.message]).toEqual([409, 'string']);
      // The same answers in another order are different.
      const mixed = createAnswers(getFirst()).with(0, 2);
      await send(mixed, { 'Idempotency-Key': 'draft-2' });
      expect((await send(mixed.toReversed(), { 'Idempotency-Key': 'draft-2' })).status).toBe(409);
      expect(await listTimes()).toHaveLength(2);
    });

    test('a key belongs to one account and one section', async () => {
      await send(createAnswers(getFirst()), key);
      const second = running().context.instruments[1]!.instrument;
      expect((await send(createAnswers(second), key, second.id)).status).toBe(204);
      who = await createPerson(running());
      expect((await send(createAnswers(getFirst(), 2), key)).status).toBe(204);
    });

    test('an empty or overlong key is 400', async () => {
      for (const wrong of ['', 'k'.repeat(201)]) {
        expect((await send(createAnswers(getFirst()), { 'Idempotency-Key': wrong })).status).toBe(400);
      }
    });
  });

  describe('the version of the answers', () => {
    test.each([
      ['1.0', 204],
      ['1.7', 204],
      ['1.0.0', 204],
      ['1.0.12', 204],
      ['2.0.1', 409],
      ['1.0.0.1', 400],
      ['1.0.', 400],
      ['2.0', 409],
      ['0.9', 409],
      ['one', 400],
      ['1', 400],
    ])('%s is %i', async (version, status) => {
      const answer = await send(createAnswers(getFirst()), { 'Instrument-Version': version });
      expect(answer.status).toBe(status);
      if (status !== 204) expect(typeof answer.body.message).toBe('string');
      expect(await listTimes()).toHaveLength(status === 204 ? 1 : 0);
    });

    test('a version with spelling changes is listed with the others in the history', async () => {
      const { context } = running();
      const before = context.instruments;
      const serve = (version: string) =>
        Object.assign(context, {
          instruments: before.map((one) => ({ ...one, instrument: { ...one.instrument, version } })),
        });
      for (const version of ['1.0', '1.0.1']) {
        serve(version);
        // The tab was opened before the change of spelling.
        expect((await send(createAnswers(getFirst()), { 'Instrument-Version': '1.0' })).status).toBe(204);
      }
      const path = pathTo(patterns.history, { userid: who.userid, sectionId: getFirst().id });
      const { body } = await call(running(), 'GET', path, undefined, { token: who.token });
      expect(body.map(({ version }: { version: string }) => version)).toEqual(['1.0.1', '1.0']);
      Object.assign(context, { instruments: before });
    });
  });
});
