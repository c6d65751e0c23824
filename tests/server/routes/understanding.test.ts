import { beforeEach, expect, test } from 'vitest';
import { patterns } from '#contract/paths.ts';
import { minAnswers } from '#domain/understanding/figures.ts';
import { parseCommand } from '#server/admin/commands/parse-command.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { throttles, understandingCounts } from '#server/db/schema.ts';
import { rateLimits } from '#server/services/rate-limits.ts';
import { onBothDatabases, startApp } from '#tests/support/server.ts';
import { call, type Person, createPerson } from './people.ts';

const answer = { section_id: 'S4', language: 'en-IN', question: 'change', right: true };

onBothDatabases(
  'Answers about result pages',
  (running) => {
    let who: Person;
    beforeEach(async () => {
      await running().context.db.delete(understandingCounts);
      await running().context.db.delete(throttles);
      who = await createPerson(running());
    });
    const send = (changes: object = {}, token: string | undefined = who.token) =>
      call(running(), 'POST', patterns.understanding, { ...answer, ...changes }, { token });
    const listCounts = () => running().context.db.select().from(understandingCounts);
    const runAdmin = () => parseCommand(['understanding'], async () => '')(running().context);
    const addCounts = (question: 'change' | 'step', answers: number, right: number, day = '2026-01-15') =>
      running()
        .context.db.insert(understandingCounts)
        .values({ day, sectionId: 'S1', language: 'en-IN', question, answers, right });

    test('are counted by day, section, language and question, and by nothing else', async () => {
      expect((await send()).status).toBe(204);
      expect((await send({ right: false })).status).toBe(204);
      expect((await send({ question: 'step' })).status).toBe(204);
      const other = await createPerson(running());
      expect((await send({}, other.token)).status).toBe(204);
      const counts = await listCounts();
      const day = expect.stringMatching(/^2026-\d\d-\d\d$/);
      const page = { day, sectionId: 'S4', language: 'en-IN' };
      expect(counts.sort((a, b) => a.question.localeCompare(b.question))).toEqual([
        { ...page, question: 'change', answers: 3, right: 2 },
        { ...page, question: 'step', answers: 1, right: 1 },
      ]);
    });

    test('are counted in the language of the page, whatever its region', async () => {
      for (const language of ['hi-IN', 'hi', 'en'])
        expect(await send({ language })).toMatchObject({ status: 204 });
      const counts = await listCounts();
      expect(counts.map(({ language, answers }) => [language, answers]).sort()).toEqual([
        ['en-IN', 1],
        ['hi-IN', 2],
      ]);
    });

    test('are all counted when they arrive at the same time', async () => {
      const people = await Promise.all([1, 2, 3].map(() => createPerson(running())));
      const sent = people.flatMap(({ token }) => [true, false, true].map((right) => send({ right }, token)));
      expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 204));
      expect(await listCounts()).toMatchObject([{ answers: 9, right: 6 }]);
    });

    test('leave nothing in the audit log', async () => {
      const { db } = running().context;
      const before = await db.query.auditLog.findMany();
      await send();
      expect(await db.query.auditLog.findMany()).toEqual(before);
    });

    test('of an anonymous client are refused', async () => {
      expect(await send({}, '')).toMatchObject({ status: 401, body: { code: 'session-missing' } });
      expect(await listCounts()).toEqual([]);
    });

    test('about an unknown page are refused', async () => {
      expect(await send({ section_id: 'S99' })).toMatchObject({ status: 404 });
      expect(await send({ language: 'ta-IN' })).toMatchObject({ body: { code: 'language-unknown' } });
      expect(await send({ question: 'score' })).toMatchObject({ status: 400 });
      expect(await send({ right: 'yes' })).toMatchObject({ status: 400 });
      expect(await listCounts()).toEqual([]);
    });

    test('of a person who has stopped the use of the data are refused', async () => {
      const stop = { purpose: 'terms', given: false, version: builtInSettings.termsVersion };
      const path = patterns.consent.replace(':userid', String(who.userid));
      expect((await call(running(), 'POST', path, stop, { token: who.token })).status).toBe(204);
      expect(await send()).toMatchObject({ status: 403, body: { code: 'consent-withdrawn' } });
      expect(await listCounts()).toEqual([]);
    });

    test('of one person are limited, so that no one distorts the figures', async () => {
      const { max } = rateLimits.understandingPerAccount;
      for (let sent = 0; sent < max; sent += 1) await send({ right: false });
      expect(await send()).toMatchObject({ status: 429 });
      expect(await listCounts()).toMatchObject([{ answers: max, right: 0 }]);
      const other = await createPerson(running());
      expect((await send({}, other.token)).status).toBe(204);
    });

    test('are listed for the support staff, and a text under 80 % is marked as broken', async () => {
      running().clock.set(new Date('2026-01-15T06:30:00.000Z'));
      await addCounts('change', 100, 79);
      await addCounts('step', minAnswers - 1, 0);
      const rows = (await runAdmin()).split('\n').slice(1);
      expect(rows).toEqual([
        'section  language  question  answers  right',
        'S1       en-IN     change    100      79 %   BROKEN',
        'S1       en-IN     step      49       0 %    too few answers',
      ]);
      await addCounts('change', 10, 10, '2026-01-14');
      expect((await runAdmin()).split('\n')[2]).toBe('S1       en-IN     change    110      80 %');
      const events = (await running().context.db.query.auditLog.findMany()).map(({ event }) => event);
      expect(events).toContain('desk-understanding-listed');
    });

    test('of more than 90 days ago say nothing about the text of today', async () => {
      running().clock.set(new Date('2026-01-15T06:30:00.000Z'));
      await addCounts('change', 100, 0, '2025-10-17');
      expect(await runAdmin()).toMatch(/^No answers in the last 90 days/);
      await addCounts('change', 100, 90, '2025-10-18');
      expect(await runAdmin()).toContain('S1       en-IN     change    100      90 %');
    });
  },
  { settings: { ...builtInSettings, understanding: { enabled: true } } },
);

test('no answer is counted while the questions are disabled', async () => {
  const running = await startApp({ settings: { ...builtInSettings, understanding: { enabled: false } } });
  const { token } = await createPerson(running);
  const response = await call(running, 'POST', patterns.understanding, answer, { token });
  expect(response).toMatchObject({ status: 422, body: { code: 'understanding-disabled' } });
  expect(await running.context.db.select().from(understandingCounts)).toEqual([]);
  await running.stop();
});

test('the questions are disabled until the published privacy notice names the count', () => {
  expect(builtInSettings.understanding?.enabled).toBe(false);
});
