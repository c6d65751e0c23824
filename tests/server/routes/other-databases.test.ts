/** `npm test` runs the route tests on plain PostgreSQL only; this file requests each route once on every other kind. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase, pathTo, patterns } from '#contract/paths.ts';
import { encryptSubmission } from '#contract/encryption/encrypt.ts';
import { getIndianDay } from '#domain/dates/india-day.ts';
import { addDays } from '#server/app/time.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { findLastMail, findToken } from '#tests/support/outbox.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import {
  type ApiResponse,
  createAnswers,
  call,
  createSignUpData,
  createSubmissionContent,
  createPerson,
  profile,
} from './people.ts';

type Name = keyof typeof patterns;
type Method = 'GET' | 'POST' | 'PUT';

const research = { enabled: true, textVersion: '2026-10-01' };
describe.each(['pglite', 'partitioned', 'pgbouncer'] as const)('on another database (%s)', (kind) => {
  let running: RunningApp;
  const lines: string[] = [];
  /** Personal data that must not be in the log. */
  const cipher = new Set<string>();
  beforeAll(async () => {
    const log = { level: 'trace', stream: { write: (line: string) => lines.push(line) } };
    running = await startApp({
      db: kind,
      settings: { ...builtInSettings, research, understanding: { enabled: true } },
      log,
    });
  });
  afterAll(() => running?.stop());

  /** `login` and `forgotPassword` have one address, so routes are recorded by name. */
  const called = new Set<string>();

  /** Sends a request that must succeed. */
  async function succeed(
    method: Method,
    name: Name,
    params: Record<string, string | number> = {},
    { body, token }: { body?: unknown; token?: string } = {},
  ): Promise<ApiResponse> {
    called.add(`${method} ${name}`);
    const answer = await call(running, method, pathTo(patterns[name], params as never), body, { token });
    expect([method, name, answer.status, answer.text]).toEqual([
      method,
      name,
      expect.toBeOneOf([200, 204]),
      answer.text,
    ]);
    return answer;
  }

  test('every route of the contract succeeds', async () => {
    const { ip: _, ...who } = createSignUpData();
    const { email, username, password } = who;
    const { name: ownName, phone, city, work } = profile;
    for (const word of [email, username, password, ownName, String(phone), city, work]) cipher.add(word);
    for (const name of ['health', 'live', 'ready'] as const) await succeed('GET', name);
    await succeed('POST', 'verifyEmail', {}, { body: { email } });
    await running.sendDueMails();
    const link = findToken(findLastMail(running.outbox, email));
    cipher.add(link);
    expect((await succeed('GET', 'verifyEmail', {}, { token: link })).body).toEqual({ email });
    const { body: id } = await succeed('POST', 'createUser', {}, { body: who, token: link });
    await succeed('POST', 'userInfo', { id }, { body: profile });
    const login = await succeed('POST', 'login', {}, { body: { username, password } });
    const [{ userid, token }] = login.body as [{ userid: number; token: string }];
    for (const word of [token, String(userid), String(id)]) cipher.add(word);

    for (const name of ['name', 'profileName'] as const)
      expect((await succeed('GET', name, { userid }, { token })).body).toBe(profile.name);
    expect((await succeed('GET', 'sessions', { userid }, { token })).body).toHaveLength(1);
    await succeed('POST', 'sessions', { userid }, { token, body: {} });
    const changed = { password, newPassword: 'river under bridge' };
    cipher.add(changed.newPassword);
    await succeed('POST', 'password', { userid }, { token, body: changed });
    await running.sendDueMails();
    running.clock.advance({ seconds: 1 });
    await succeed('PUT', 'userInfo', { id: userid }, { token, body: { ...profile, city: 'Hubballi' } });
    expect((await succeed('GET', 'userInfo', { id: userid }, { token })).body.city).toBe('Hubballi');
    const agreed = { purpose: 'research', given: true, version: research.textVersion };
    await succeed('POST', 'consent', { userid }, { token, body: agreed });
    expect((await succeed('GET', 'consent', { userid }, { token })).body.research.given).toBe(true);
    expect((await succeed('GET', 'receipt', { userid }, { token })).text).toContain('Receipt');
    const nominee = { name: 'Meera Iyer', relation: 'Sister', contact: 'meera@example.org' };
    cipher.add(nominee.name).add(nominee.contact);
    await succeed('PUT', 'nominee', { userid }, { token, body: { nominee } });
    expect((await succeed('GET', 'nominee', { userid }, { token })).body).toEqual({ nominee });
    await succeed('POST', 'language', { userid }, { token, body: { language: 'en' } });
    expect((await succeed('GET', 'consent', { userid }, { token })).body.language).toBe('en');
    await succeed('POST', 'notices', { userid }, { token, body: { noticeId: 'none' } });
    expect((await succeed('GET', 'notices', { userid }, { token })).body).toEqual({ notices: [] });

    const [{ instrument }] = running.context.instruments as [RunningApp['context']['instruments'][number]];
    const sectionId = instrument.id;
    await succeed(
      'POST',
      'submit',
      { userid, sectionId },
      { token, body: { ans: createAnswers(instrument) } },
    );
    const { body: key } = await succeed('GET', 'sealingKey');
    const content = createSubmissionContent(running, createAnswers(instrument));
    const submission = await encryptSubmission(key.publicKey, key.keyId, userid, sectionId, content);
    await succeed('POST', 'sealed', { userid, sectionId }, { token, body: submission });
    for (const name of ['progress', 'summary'] as const) {
      const { body } = await succeed('GET', name, { userid }, { token });
      expect(body).toContainEqual(expect.objectContaining({ section_id: sectionId }));
    }
    const { body: feedback } = await succeed('GET', 'feedback', { userid, sectionId }, { token });
    expect(feedback).toHaveLength(4);
    expect((await succeed('GET', 'ownAnswers', { userid, sectionId }, { token })).body).toHaveLength(1);
    for (const name of ['history', 'report'] as const)
      expect((await succeed('GET', name, { userid, sectionId }, { token })).body).toHaveLength(2);

    await succeed('POST', 'step', { userid }, { token, body: { section_id: sectionId, place: 0 } });
    const { body: step } = await succeed('GET', 'step', { userid }, { token });
    expect(step).toMatchObject({ chosen: { section_id: sectionId } });

    const on = getIndianDay(addDays(running.context.now(), 10));
    await succeed('POST', 'reminder', { userid }, { token, body: { on } });
    expect((await succeed('GET', 'reminder', { userid }, { token })).body).toEqual({ on });

    const answered = { section_id: sectionId, language: 'en-IN', question: 'step', right: true };
    await succeed('POST', 'understanding', {}, { token, body: answered });

    const survey = { feedback: 'Calm.', recommend: 1, comfort: 5, consult: 3, statements: [0] };
    cipher.add(survey.feedback);
    await succeed('POST', 'survey', { userid }, { token, body: survey });
    const message = { username, email, age: 44, gender: 'female', message: 'A question.' };
    cipher.add(message.message);
    await succeed('POST', 'contact', {}, { body: message });
    expect((await succeed('GET', 'exportData', { userid }, { token })).body.sections).not.toEqual([]);

    await succeed('POST', 'logout', {}, { token });
    running.clock.advance({ seconds: 1 });
    await succeed('POST', 'forgotPassword', {}, { body: { email } });
    await running.sendDueMails();
    const reset = findToken(findLastMail(running.outbox, email));
    cipher.add(reset);
    await succeed('POST', 'resetPassword', {}, { body: { token: reset, password: 'river under bridge' } });

    const other = await createPerson(running);
    const removal = { password: other.password, confirm: 'DELETE' };
    await succeed('POST', 'remove', { userid: other.userid }, { token: other.token, body: removal });
  });

  test('the log of these requests contains no personal data', () => {
    expect(lines.length).toBeGreaterThanOrEqual(called.size);
    const text = lines.join('');
    expect([...cipher].filter((word) => text.includes(word))).toEqual([]);
  });

  test('the requests above cover every route', () => {
    const calls = (Object.keys(patterns) as Name[]).flatMap((name) =>
      (['GET', 'POST', 'PUT'] as const)
        .filter((method) => running.app.hasRoute({ method, url: `${apiBase}${patterns[name]}` }))
        .map((method) => `${method} ${name}`),
    );
    expect(calls.length).toBeGreaterThan(20);
    expect([...called].sort()).toEqual(calls.sort());
  });
});
