import { describe, expect, test } from 'vitest';
import { patterns } from '#contract/paths.ts';
import { cleanUp } from '#server/db/clean-up.ts';
import { parseCommand } from '#server/admin/commands/parse-command.ts';
import { countOverdueComplaints } from '#server/repositories/complaints.ts';
import { createComplaintReceipt, normalizeReference } from '#server/services/complaints.ts';
import { builtInSettings } from '#server/config/settings.ts';
import { readOutbox } from '#tests/support/outbox.ts';
import { onBothDatabases } from '#tests/support/server.ts';
import { call } from './people.ts';

describe('the reference of a complaint', () => {
  test('has eight unambiguous letters, and differs each time', () => {
    const now = new Date('2026-01-15T06:30:00Z');
    const references = Array.from({ length: 500 }, () => createComplaintReceipt(now).reference);
    for (const reference of references)
      expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(references).size).toBe(500);
  });

  test('is found in any spelling', () => {
    for (const typed of ['k7mx-2pqr', 'K7MX2PQR', ' k7mx 2pqr '])
      expect(normalizeReference(typed)).toBe('K7MX-2PQR');
  });
});

onBothDatabases('A complaint about personal data', (running) => {
  const officer = builtInSettings.grievance.email;
  const complaint = {
    username: 'reader',
    email: 'reader@example.org',
    age: 44,
    gender: 'female',
    message: 'My answers were shown to my employer.',
    kind: 'complaint',
  };
  const send = (body: object, ip: string) => call(running(), 'POST', patterns.contact, body, { ip });
  const runAdmin = (...args: string[]) => parseCommand(args, async () => '')(running().context);
  const listEvents = async () =>
    (await running().context.db.query.auditLog.findMany()).map(({ event }) => event);

  test('gets a reference and a day 90 days later', async () => {
    const { status, body } = await send(complaint, '10.9.0.1');
    expect(status).toBe(200);
    const receipt = body as unknown as { reference: string; dueAt: string };
    expect(Object.keys(receipt)).toEqual(['reference', 'dueAt']);
    const days = (Date.parse(receipt.dueAt) - running().clock.now().getTime()) / 86_400_000;
    expect(days).toBe(90);
  });

  test('is mailed to the grievance officer, and confirmed to the sender without its text', async () => {
    const { body } = await send({ ...complaint, email: 'Confirmed@example.org' }, '10.9.0.2');
    await running().sendDueMails();
    const { reference } = body as unknown as { reference: string };
    const mails = readOutbox(running().outbox).filter(({ subject }) => subject.includes(reference));
    const [received, confirmed] = [
      mails.find(({ to }) => to.includes(officer)),
      mails.find(({ to }) => to.includes('Confirmed@example.org')),
    ];
    expect(mails).toHaveLength(2);
    expect(received?.subject).toBe(`Complaint ${reference}`);
    expect(received?.replyTo).toContain('Confirmed@example.org');
    expect(received?.text).toContain(complaint.message);
    expect(received?.text).toContain('Answer due by: 15 April 2026');
    expect(confirmed?.text).toContain(`Its number is ${reference}.`);
    expect(confirmed?.text).toContain('by 15 April 2026');
    for (const words of [complaint.message, complaint.username, 'female'])
      expect(`${confirmed?.text}${confirmed?.html}`).not.toContain(words);
  });

  test('is stored, but a mailbox gets at most three confirmations a day', async () => {
    const before = (await running().context.db.query.contacts.findMany()).length;
    for (const host of [1, 2, 3, 4, 5]) {
      const { status } = await send({ ...complaint, email: `flooded+${host}@example.org` }, `10.9.1.${host}`);
      expect(status).toBe(200);
    }
    expect(await running().context.db.query.contacts.findMany()).toHaveLength(before + 5);
    await running().sendDueMails();
    expect(readOutbox(running().outbox).filter(({ to }) => to.includes('flooded+'))).toHaveLength(3);
  });

  test('without text is rejected, and from a child is not stored', async () => {
    const before = (await running().context.db.query.contacts.findMany()).length;
    expect((await send({ ...complaint, message: ' ' }, '10.9.0.3')).status).toBe(422);
    expect((await send({ ...complaint, age: 16 }, '10.9.0.3')).status).toBe(422);
    expect((await send({ ...complaint, kind: 'other' }, '10.9.0.3')).status).toBe(400);
    expect(await running().context.db.query.contacts.findMany()).toHaveLength(before);
  });

  test('a plain message gets no reference, with or without its kind', async () => {
    for (const kind of ['message', undefined])
      expect(await send({ ...complaint, kind }, '10.9.0.4')).toMatchObject({ status: 204, text: '' });
    const messages = (await running().context.db.query.contacts.findMany()).filter(
      ({ kind }) => kind === 'message',
    );
    expect(messages).toMatchObject([
      { reference: null, dueAt: null },
      { reference: null, dueAt: null },
    ]);
  });

  test('is listed by reference and days left, overdue ones first, without its text', async () => {
    const { db } = running().context;
    await db.delete((await import('#server/db/schema.ts')).contacts);
    const first = await send(complaint, '10.9.0.5');
    running().clock.advance({ days: 60 });
    const second = await send(complaint, '10.9.0.5');
    running().clock.advance({ days: 33 });
    const list = await runAdmin('complaints');
    const getReference = ({ body }: typeof first) => (body as unknown as { reference: string }).reference;
    expect(list.split('\n')).toEqual([
      '2 open complaints:',
      expect.stringMatching(new RegExp(`^${getReference(first)}  received .*  due .*  OVERDUE by 3 days$`)),
      expect.stringMatching(new RegExp(`^${getReference(second)}  received .*  due .*  57 days left$`)),
    ]);
    expect(list).not.toMatch(/employer|reader/);
    expect(await countOverdueComplaints(db, running().clock.now())).toBe(1);
    expect(await listEvents()).toContain('desk-complaints-listed');
  });

  test('is displayed and closed by its reference, with audit log entries', async () => {
    const [open] = await running().context.db.query.contacts.findMany();
    const reference = open?.reference ?? '';
    expect(await runAdmin('show-complaint', reference.toLowerCase())).toContain(complaint.message);
    expect(await runAdmin('close-complaint', reference)).toBe(`Complaint ${reference} is closed.`);
    expect(await runAdmin('complaints')).not.toContain(reference);
    expect(await runAdmin('show-complaint', reference)).toContain('\nClosed ');
    for (const command of ['close-complaint', 'show-complaint'])
      await expect(
        runAdmin(command, command === 'close-complaint' ? reference : 'ABCD-2345'),
      ).rejects.toThrow(/^No (open )?complaint has this reference/);
    expect(await listEvents()).toEqual(
      expect.arrayContaining(['desk-complaint-read', 'desk-complaint-closed']),
    );
  });

  test('is stored while it is open, and for a year after it was closed', async () => {
    const { context } = running();
    const listClosed = async () =>
      (await context.db.query.contacts.findMany()).map(({ closedAt }) => closedAt !== null);
    await send({ ...complaint, kind: 'message' }, '10.9.0.6');
    expect((await listClosed()).toSorted()).toEqual([false, false, true]);
    running().clock.advance({ days: 364 });
    await cleanUp(context, context.now());
    expect(await listClosed()).toHaveLength(3);
    running().clock.advance({ days: 2 });
    await cleanUp(context, context.now());
    expect(await listClosed()).toEqual([false]);
    const [left] = await context.db.query.contacts.findMany();
    expect(left).toMatchObject({ kind: 'complaint', closedAt: null });
  });
});
