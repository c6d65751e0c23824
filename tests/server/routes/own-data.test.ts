import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { listQuestions } from '#domain/instrument/questions.ts';
import { attempts, consents, contacts } from '#server/db/schema.ts';
import { type PublishedInstrument, readPublishedInstruments } from '#server/instruments/published.ts';
import { getPublishedFolder } from '#server/config/paths.ts';
import { insertRelease, insertReleasedPeople } from '#server/repositories/releases.ts';
import { findLastMail } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { whileQueueIsFull } from './while-queue-is-full.ts';
import { call, type Person, createPerson, profile, completeSectionsBefore } from './people.ts';
import { type Resource, writeReleasedFhir } from './released-fhir.ts';

const marked = { name: '=HYPERLINK("x")', work: '<script>alert(1)</script>' };

onBothDatabases('The data export and removal of an account', (running) => {
  let who: Person;
  beforeEach(async () => {
    running().clock.advance({ seconds: 1 });
    who = await createPerson(running(), { ...marked, city: 'Mysuru, "KA"' });
    await completeSectionsBefore(running(), who, 'the end');
  });
  const exportData = (query = '') => {
    const path = `${pathTo(patterns.exportData, { userid: who.userid })}${query}`;
    return call(running(), 'GET', path, undefined, { token: who.token });
  };
  const remove = (body: object) =>
    call(running(), 'POST', pathTo(patterns.remove, { userid: who.userid }), body, { token: who.token });

  test('as JSON: account, profile and every answer with its text, code and label', async () => {
    const { status, headers, body } = await exportData();
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="wellness-check.json"');
    expect(body.account).toMatchObject({ userid: who.userid, email: who.email, username: who.username });
    expect(body.profile).toMatchObject({ age: profile.age, gender: profile.gender });
    const time = running().clock.now().toISOString();
    expect(body.consents).toEqual([{ purpose: 'terms', given: true, version: profile.terms, time }]);
    expect(body.sections).toHaveLength(running().context.instruments.length);
    for (const [index, { instrument }] of running().context.instruments.entries()) {
      const [attempt] = body.sections[index].attempts;
      expect(attempt.answers).toHaveLength(instrument.items.length);
      expect(attempt.version).toBe(instrument.version);
      for (const answer of attempt.answers) {
        expect(answer.text.length).toBeGreaterThan(2);
        expect(answer.label).not.toBe('');
        expect(answer.code).toBe(1);
      }
      expect(attempt.scores.map(({ id }: { id: string }) => id).sort()).toEqual(
        instrument.scores.map(({ id }) => id).sort(),
      );
    }
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  test('contains messages and complaints from the own address, in any letter case, and no others', async () => {
    const contact = { username: 'reader', age: 44, gender: 'female' };
    const send = (more: object) =>
      call(running(), 'POST', patterns.contact, { ...contact, ...more }, { ip: '10.77.0.1' });
    running().clock.advance({ hours: 1 });
    await send({ email: who.email.toUpperCase(), message: 'First <b>words</b>' });
    running().clock.advance({ minutes: 1 });
    const { body: receipt } = await send({ email: who.email, message: 'A complaint', kind: 'complaint' });
    await send({ email: `x${who.email}`, message: 'Another person' });
    const { body } = await exportData();
    const now = running().clock.now();
    expect(body.messages).toEqual([
      {
        ...contact,
        ...receipt,
        sentAt: now.toISOString(),
        kind: 'complaint',
        email: who.email,
        message: 'A complaint',
      },
      {
        ...contact,
        sentAt: new Date(now.getTime() - 60_000).toISOString(),
        kind: 'message',
        email: who.email.toUpperCase(),
        message: 'First <b>words</b>',
      },
    ]);
    const { text: table } = await exportData('?format=csv');
    expect(table).toContain(`complaint,,${now.toISOString()},,reference,,${receipt.reference},,,\r\n`);
    expect(table).toContain(',message,,First <b>words</b>,,,');
    const { text: page } = await exportData('?format=html');
    expect(page).toContain('These messages were sent with your e-mail address.');
    expect(page).toContain('First &lt;b&gt;words&lt;/b&gt;');
    expect(page).toContain(String(receipt.reference));
    for (const file of [JSON.stringify(body), table, page]) expect(file).not.toContain('Another person');
  });

  test('messages and complaints are retained after a removal, because the form proves no sender', async () => {
    running().clock.advance({ hours: 1 });
    const sent = { username: 'reader', email: who.email, age: 44, gender: 'female', message: 'Still here' };
    await call(running(), 'POST', patterns.contact, { ...sent, kind: 'complaint' }, { ip: '10.77.0.2' });
    const countContacts = () => running().context.db.$count(contacts);
    const before = await countContacts();
    expect((await remove({ password: who.password, confirm: 'DELETE' })).status).toBe(204);
    expect([before > 0, await countContacts()]).toEqual([true, before]);
  });

  test('contains the own logins and audit log, and no others', async () => {
    const other = await createPerson(running());
    await call(running(), 'POST', patterns.login, { username: who.username, password: 'wrong-pass' });
    const { body, text } = await exportData();
    const time = running().clock.now().toISOString();
    const anyTime = expect.stringMatching(/^2026-.*Z$/);
    expect(body.sessions).toEqual([{ startedAt: anyTime, usedAt: anyTime, remembered: true }]);
    const events = body.auditLog.map(({ event }: { event: string }) => event);
    expect(events.toSorted()).toEqual(
      expect.arrayContaining(['account-made', 'exported', 'login', 'login-failed']),
    );
    expect(text).not.toContain(String(other.userid));
    const { text: table } = await exportData('?format=csv');
    expect(table).toContain(`event,,${time},,login-failed,`);
    const [{ startedAt, usedAt }] = body.sessions;
    expect(table).toContain(`session,,${startedAt},,,,${usedAt},Remembered,,\r\n`);
    const { text: page } = await exportData('?format=html');
    for (const words of ['A login failed', 'Where you are logged in', 'Your data was downloaded'])
      expect(page).toContain(words);
  });

  test('names the companies that process data, and the notice of each consent', async () => {
    const { context } = running();
    const { settings } = context;
    const processors = [{ name: 'Mail Company', purpose: 'sends our e-mails' }];
    Object.assign(context, { settings: { ...settings, processors } });
    await context.db
      .update(consents)
      .set({ noticeVersion: '2026-11-26', language: 'hi', coversEarlier: true })
      .where(eq(consents.userid, who.userid));
    const { body } = await exportData();
    expect(body.processors).toEqual(processors);
    expect(body.consents).toMatchObject([
      { noticeVersion: '2026-11-26', language: 'hi', coversEarlier: true },
    ]);
    const { text: page } = await exportData('?format=html');
    for (const words of [
      'Mail Company',
      'sends our e-mails',
      'notice of 2026-11-26, in हिन्दी, also for earlier answers',
    ])
      expect(page).toContain(words);
    const { text: table } = await exportData('?format=csv');
    expect(table).toContain('processor,,,,Mail Company,sends our e-mails,,,,\r\n');
    expect(table).toContain('"notice of 2026-11-26, in हिन्दी",given,also for earlier answers,,');
    Object.assign(context, { settings });
  });

  test('as CSV: one row per answer, cells quoted, formulas escaped', async () => {
    const { status, headers, text } = await exportData('?format=csv');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]).toBe('record,section,time,version,id,text,value,label,level,percentile');
    // 20 + 26 + 9 + 10 + 20 answers; 5 + 5 + 1 + 1 + 2 scores.
    expect(lines.filter((line) => line.startsWith('answer,'))).toHaveLength(85);
    expect(lines.filter((line) => line.startsWith('score,'))).toHaveLength(14);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines.filter((line) => line.startsWith('consent,'))).toEqual([
      `consent,,${running().clock.now().toISOString()},${profile.terms},terms,,given,agreed,,`,
    ]);
    expect(text).toContain('"Mysuru, ""KA"""');
  });

  test('as a page: every question with the text of its answer, the displayed results, and consents', async () => {
    const { status, headers, text } = await exportData('?format=html');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="wellness-check.html"');
    const { body } = await exportData();
    const attempts: Attempt[] = body.sections.flatMap((section: { attempts: Attempt[] }) => section.attempts);
    const parts = attempts.flatMap(({ answers, scores, helpFirst }) => [
      ...answers.map(({ text: question, label }) => {
        return `<th scope="row">${escapeHtml(question)}</th><td>${escapeHtml(label)}</td>`;
      }),
      ...scores.map(({ title, value, levelName, percentile, words }) => {
        expect(percentile === null || words !== '' || helpFirst).toBe(true);
        const lines = { [title]: value, Level: levelName, Percentile: percentile };
        const known = Object.entries(lines).filter(([, one]) => one !== '' && one !== null);
        const list = known.map(([name, one]) => `<div><dt>${name}</dt><dd>${one}</dd></div>`).join('');
        return `<dl>${list}</dl>\n${words && `<p>${escapeHtml(words)}</p>`}</div>`;
      }),
    ]);
    // As many as in the table.
    expect(parts).toHaveLength(99);
    for (const part of parts) expect(text).toContain(part);
    for (const words of ['Mysuru, &quot;KA&quot;', 'Post graduation', who.email, '14416'])
      expect(text).toContain(words);
  });

  test('marks an omitted profile field as such on the page and in the table', async () => {
    const silent = await createPerson(running(), {
      city: '',
      work: '',
      phone: '',
      status: '',
      life: '',
      consult: '',
    });
    const path = pathTo(patterns.exportData, { userid: silent.userid });
    const read = (format: string) =>
      call(running(), 'GET', `${path}?format=${format}`, undefined, { token: silent.token });
    const { text: html } = await read('html');
    for (const label of ['City', 'What kind of work I do?', 'Phone', 'Marital status'])
      expect(html).toContain(`<dt>${label}</dt><dd>not given</dd>`);
    const { text: csv } = await read('csv');
    for (const id of ['city', 'work', 'phone', 'status', 'life', 'consult'])
      expect(csv).toContain(`profile,,,,${id},,,not given,,`);
  });

  test('the page contains no script and no external resource, whatever a person wrote', async () => {
    const { headers, text } = await exportData('?format=html');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(text).not.toMatch(
      /<(script|img|link|iframe|object|form|svg)|https?:|\ssrc=|\son\w+=|url\(|@import/i,
    );
    const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? '';
    const policy = `default-src 'none';style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';`;
    expect(headers['content-security-policy']).toContain(policy);
    expect(text).toContain(`http-equiv="Content-Security-Policy" content="${policy}`);
  });

  test('answers to an older version have its texts', async () => {
    const { db } = running().context;
    const published = readPublishedInstruments(getPublishedFolder());
    const old = published.find(
      ({ instrument: { id, version } }) => `${id}@${version}` === 'S3@1.0',
    ) as PublishedInstrument;
    await db
      .update(attempts)
      .set({ instrumentVersion: '1.0', instrumentHash: old.hash })
      .where(and(eq(attempts.userid, who.userid), eq(attempts.sectionId, 'S3')));
    const { sections } = (await exportData()).body;
    const [attempt] = sections.find(({ id }: { id: string }) => id === 'S3').attempts;
    const items = listQuestions(old.instrument);
    expect(attempt.answers.map(({ item }: { item: string }) => item)).toEqual(items.map(({ id }) => id));
    expect(attempt.answers.every(({ label }: { label: string }) => label !== '')).toBe(true);
  });

  test('as FHIR: equals a release for the same attempts, except for ids and dates', async () => {
    const { status, headers, text } = await exportData('?format=fhir');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/fhir+json; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="wellness-check.fhir.json"');
    const { entry, ...bundle } = JSON.parse(text);
    expect(bundle).toEqual({
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: running().clock.now().toISOString(),
    });
    const named = entry.map(({ fullUrl }: { fullUrl: string }) => fullUrl);
    expect(new Set(named).size).toBe(named.length);
    const own: Resource[] = entry.map(({ resource }: { resource: Resource }) => resource);
    for (const { derivedFrom } of own as { derivedFrom?: { reference: string }[] }[])
      if (derivedFrom) expect(named).toContain(derivedFrom[0]?.reference);
    const stored = await running().context.db.query.attempts.findMany();
    const released: Resource[] = [];
    for (const { instrument } of running().context.instruments) {
      const attempt = stored.find((one) => one.userid === who.userid && one.sectionId === instrument.id);
      if (attempt)
        released.push(...(await writeReleasedFhir(instrument, attempt, { ...profile, ageBand: '26-35' })));
    }
    // Five questionnaires, five responses, fourteen scores.
    expect(released).toHaveLength(24);
    expect(own.map(removeIdentifiers)).toEqual(released.map(removeIdentifiers));
    expect(own.filter(({ authored, language }) => authored && language === 'en-IN')).toHaveLength(5);
    expect(own.filter(({ authored }) => authored)).toHaveLength(5);
    expect(text).not.toContain(who.email);
  });

  test('as FHIR: omits an empty list of entries', async () => {
    const { userid, token } = await createPerson(running());
    const path = `${pathTo(patterns.exportData, { userid })}?format=fhir`;
    const { text } = await call(running(), 'GET', path, undefined, { token });
    expect(Object.keys(JSON.parse(text))).toEqual(['resourceType', 'type', 'timestamp']);
  });

  test('lists the research releases that contain the answers once they are published', async () => {
    const { db } = running().context;
    const { userid, token } = who;
    const getConsents = async () =>
      (await call(running(), 'GET', pathTo(patterns.consent, { userid }), undefined, { token })).body;
    const gone = { userid: 1, sections: [] };
    await insertReleasedPeople(db, `r-${userid}`, [gone, { userid, sections: ['S1', 'S4'] }]);
    expect(await getConsents()).not.toHaveProperty('releases');
    expect((await exportData()).body).not.toHaveProperty('releases');
    const madeAt = new Date('2026-11-23T06:30:00.000Z');
    await insertRelease(db, { releaseId: `r-${userid}`, folder: '2026 <11>', madeAt });
    const released = {
      name: '2026 <11>',
      time: madeAt.toISOString(),
      questionnaires: ['Psychological', 'Distress'],
    };
    expect((await getConsents()).releases).toEqual([released]);
    expect((await exportData()).body.releases).toEqual([released]);
    expect((await exportData('?format=html')).text).toContain(
      '<th scope="row">23 November 2026</th><td>2026 &lt;11&gt;</td><td>Psychological, Distress</td>',
    );
    expect((await exportData('?format=csv')).text).toContain(
      'release,,2026-11-23T06:30:00.000Z,,2026 <11>,,Psychological; Distress',
    );
    expect((await remove({ password: who.password, confirm: 'DELETE' })).status).toBe(204);
    const left = await db.query.releasedPeople.findMany();
    expect(left.filter((one) => one.userid === userid || one.userid === 1)).toEqual([]);
  });

  test('rejects another format: 400', async () => {
    expect((await exportData('?format=xml')).status).toBe(400);
  });

  test('a removal deletes everything and leaves an erasure entry without name or address', async () => {
    running().clock.advance({ seconds: 1 });
    expect(await remove({ password: who.password, confirm: 'delete' })).toMatchObject({
      status: 204,
      text: '',
    });
    expect((await exportData()).status).toBe(401);
    await running().sendDueMails();
    expect(findLastMail(running().outbox, who.email).subject).toBe('Your account is deleted');
    const login = await call(running(), 'POST', patterns.login, {
      username: who.username,
      password: who.password,
    });
    expect(login.status).toBe(401);
    const { query } = running().context.db;
    const ours = [
      ...(await query.accounts.findMany()),
      ...(await query.profiles.findMany()),
      ...(await query.consents.findMany()),
      ...(await query.sessions.findMany()),
      ...(await query.attempts.findMany()),
    ].filter(({ userid }) => userid === who.userid);
    expect(ours).toEqual([]);
    const links = await query.links.findMany();
    expect(links.some(({ email }) => email === who.email)).toBe(false);
    const seals = await query.removals.findMany();
    expect(seals.at(-1)).toEqual({
      accountHash: expect.stringMatching(/^[\w-]{43}$/),
      consentVersion: profile.terms,
      registeredAt: expect.any(Date),
      removedAt: running().clock.now(),
    });
  });

  test('a removal succeeds and is confirmed by mail, even if no other mail can be queued', async () => {
    const { status } = await whileQueueIsFull(running(), () =>
      remove({ password: who.password, confirm: 'DELETE' }),
    );
    expect(status).toBe(204);
    expect((await exportData()).status).toBe(401);
  });

  test('rejects a wrong password with 403, a missing confirmation with 422, and deletes nothing', async () => {
    const wrong = await remove({ password: 'not the one', confirm: 'DELETE' });
    expect([wrong.status, typeof wrong.body.message]).toEqual([403, 'string']);
    expect((await remove({ password: 'not the one', confirm: '' })).status).toBe(403);
    expect((await remove({ password: who.password, confirm: 'yes' })).status).toBe(422);
    expect((await remove({ password: who.password })).status).toBe(400);
    expect((await exportData()).status).toBe(200);
  });
});

interface Attempt {
  readonly helpFirst: boolean;
  readonly answers: readonly { readonly text: string; readonly label: string }[];
  readonly scores: readonly {
    readonly title: string;
    readonly value: number | null;
    readonly levelName: string;
    readonly percentile: number | null;
    readonly words: string;
  }[];
}

const escapeHtml = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A resource without ids, dates, subject, and the language, which is suppressed in a release of one person. */
function removeIdentifiers(resource: Resource) {
  const left = ['subject', 'authored', 'effectiveDateTime', 'derivedFrom', 'language'];
  if (resource.resourceType !== 'Questionnaire') left.push('id');
  return Object.fromEntries(Object.entries(resource).filter(([key]) => !left.includes(key)));
}
