import { expect, test } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import { listSurveys } from '#server/repositories/messages.ts';
import { decryptRow } from '#server/repositories/encrypted-rows.ts';
import { readOutbox } from '#tests/support/outbox.ts';
import { rateLimits } from '#server/services/rate-limits.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { whileQueueIsFull } from './while-queue-is-full.ts';
import { call, createPerson } from './people.ts';

onBothDatabases('Survey and contact messages', (running) => {
  const survey = { feedback: 'Calm and short.', recommend: 1, comfort: 5, consult: 3, statements: [0, 7] };
  const contact = {
    username: 'reader',
    email: 'reader@example.org',
    age: 44,
    gender: 'female',
    message: 'Line one\nLine <two>',
  };
  const sendContact = (body: object, ip: string) => call(running(), 'POST', patterns.contact, body, { ip });
  const sendSurvey = async (body: object) => {
    const { userid, token } = await createPerson(running());
    return call(running(), 'POST', pathTo(patterns.survey, { userid }), body, { token });
  };

  test('stores a complete survey', async () => {
    expect(await sendSurvey(survey)).toMatchObject({ status: 204, text: '' });
    const { db, cipher } = running().context;
    const [row] = await db.query.surveys.findMany();
    const stored = await listSurveys(db, cipher, row!.userid);
    expect(stored.map(({ answers }) => answers)).toEqual([survey]);
  });

  test('counts a repeated survey once; changed answers are another', async () => {
    const { userid, token } = await createPerson(running());
    const send = (body: object) =>
      call(running(), 'POST', pathTo(patterns.survey, { userid }), body, { token });
    const before = (await running().context.db.query.surveys.findMany()).length;
    for (const body of [survey, survey, { ...survey, recommend: 2 }])
      expect((await send(body)).status).toBe(204);
    expect(await running().context.db.query.surveys.findMany()).toHaveLength(before + 2);
  });

  test.each([{ feedback: '  ' }, { statements: [] }, { feedback: 'x'.repeat(4001) }])(
    'rejects a survey with a missing answer: 422: %o',
    async (changes) => {
      expect((await sendSurvey({ ...survey, ...changes })).status).toBe(422);
    },
  );

  test.each([
    { recommend: 6 },
    { consult: 0 },
    { statements: [8] },
    { statements: [1, 1] },
    { comfort: null },
  ])('rejects a survey of a wrong shape: 400: %o', async (changes) => {
    expect((await sendSurvey({ ...survey, ...changes })).status).toBe(400);
  });

  test('stores a contact message and mails it to the support address, with the sender as Reply-To', async () => {
    expect(await sendContact(contact, '10.8.0.1')).toMatchObject({ status: 204, text: '' });
    const { db, cipher } = running().context;
    const [row] = await db.query.contacts.findMany();
    expect(decryptRow(cipher, 'contacts', row!)).toMatchObject(contact);
    await running().sendDueMails();
    const [mail] = readOutbox(running().outbox).filter(({ subject }) => subject === 'Contact form');
    expect(mail?.to).toContain(running().context.config.supportEmail);
    expect(mail?.replyTo).toContain('reader@example.org');
    for (const words of ['reader', '44', 'female', 'Line one', 'Line <two>'])
      expect(mail?.text).toContain(words);
    expect(mail?.html).toContain('Line &lt;two&gt;');
  });

  test('removes invisible characters before the support mail', async () => {
    const hidden = {
      email: 'asha\u200b@example.org\ufeff',
      username: 'a\u202egro.dlrow',
      message: 'so\u202c it is',
    };
    expect((await sendContact({ ...contact, ...hidden }, '10.8.0.6')).status).toBe(204);
    await running().sendDueMails();
    const mail = readOutbox(running().outbox).find(({ text }) => text.includes('so it is'));
    expect(mail?.replyTo).toBe('asha@example.org');
    expect(mail?.text).toContain('Username: agro.dlrow\nEmail ID: asha@example.org\n');
  });

  test('accepts an empty message, but no other empty field', async () => {
    expect((await sendContact({ ...contact, message: '' }, '10.8.0.2')).status).toBe(204);
    for (const changes of [
      { username: ' ' },
      { gender: '' },
      { age: 0 },
      { age: 121 },
      { age: 34.5 },
      { email: 'reader' },
    ]) {
      expect((await sendContact({ ...contact, ...changes }, '10.8.0.2')).status).toBe(422);
    }
    expect((await sendContact({ ...contact, age: '44' }, '10.8.0.2')).status).toBe(400);
  });

  test.each([1, 9, 16, 17])('neither mails nor stores a message of a sender aged %d years', async (age) => {
    const { query } = running().context.db;
    const countStored = async () => [
      (await query.contacts.findMany()).length,
      (await query.mailQueue.findMany()).length,
    ];
    const before = await countStored();
    expect(await sendContact({ ...contact, age }, '10.8.0.5')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('This form is for people aged 18 and older.') },
    });
    expect(await countStored()).toEqual(before);
  });

  test('accepts thirty an hour from one address', async () => {
    running().clock.set(new Date('2026-05-01T10:12:00Z'));
    const { max } = rateLimits.contactPerClient;
    const statuses: number[] = [];
    for (let i = 0; i < max; i++) statuses.push((await sendContact(contact, '10.8.0.3')).status);
    expect(statuses).toEqual(Array(max).fill(204));
    // 48 minutes of the hour are left.
    const { status, body } = await sendContact(contact, '10.8.0.3');
    expect([status, body.message]).toEqual([429, 'Too many tries. Please try again in 48 minutes.']);
  });

  test('responds 503 and stores nothing if the mail cannot be queued, so that it can be repeated', async () => {
    const { context } = running();
    const before = (await context.db.query.contacts.findMany()).length;
    const answer = await whileQueueIsFull(running(), () => sendContact(contact, '10.8.0.4'));
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
    expect(await context.db.query.contacts.findMany()).toHaveLength(before);
  });
});
