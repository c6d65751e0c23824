/** The mail queue with a mail server that can fail, hang and recover. */
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pathTo, patterns } from '#contract/paths.ts';
import type { Mail, Mailer, SendAttempt } from '#server/mail/mailer.ts';
import { enqueueMail, decryptRecipient } from '#server/mail/queue.ts';
import { type MailSender, createMailSender, getRetryDelay } from '#server/mail/sender.ts';
import { createSmtpMailer } from '#server/mail/smtp.ts';
import { leaseMail, listDeadMails, requeueMail } from '#server/repositories/mail-queue.ts';
import { composeMail } from '#server/services/compose-mail.ts';
import { databaseKinds } from '#tests/support/database.ts';
import { findToken } from '#tests/support/outbox.ts';
import { type RunningApp, startApp } from '#tests/support/server.ts';
import { call, createSignUpData, createPerson } from '../routes/people.ts';

/** Records each mail, after an optional action of the test. */
class RecordingMailer implements Mailer {
  readonly sent: { mail: Mail; attempt: SendAttempt }[] = [];
  before: (attempt: SendAttempt) => Promise<void> = async () => {};
  async send(mail: Mail, attempt: SendAttempt): Promise<void> {
    await this.before(attempt);
    this.sent.push({ mail, attempt });
  }
  async close(): Promise<void> {}
}

/** An error of the mail library. */
const createFailure = (code: string, responseCode?: number, command?: string, response?: string) =>
  Object.assign(new Error('words of ann@example.org'), { code, responseCode, command, response });

/** A failure in the response to the recipient. Postfix reports failures of the sender there, too. */
const createRecipientFailure = (response: string) =>
  createFailure('EENVELOPE', Number.parseInt(response, 10), 'RCPT TO', response);

describe.each(databaseKinds)('The mail queue (%s)', (kind) => {
  let running: RunningApp;
  const failures: string[] = [];
  const senders: MailSender[] = [];

  beforeEach(async () => {
    running = await startApp({ db: kind });
    failures.length = 0;
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
    await running?.stop();
  });

  function createSender(mailer: Mailer): MailSender {
    const { context } = running;
    const compose = (mail: Parameters<typeof composeMail>[1]) => composeMail(context, mail);
    const sender = createMailSender({
      context,
      mailer,
      compose,
      onFailure: (_, code) => failures.push(code),
    });
    senders.push(sender);
    return sender;
  }
  const requestLink = (email: string, ip = createSignUpData().ip) =>
    call(running, 'POST', patterns.verifyEmail, { email }, { ip });
  const listQueue = () => running.context.db.query.mailQueue.findMany();

  it('responds immediately while the mail server hangs, and sends when it is back', async () => {
    const sockets: Socket[] = [];
    const hung = createServer((socket) => void sockets.push(socket.on('error', () => {})));
    const port = await listenOnFreePort(hung);
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'support@example.org');
    const hanging = createSender(mailer);
    Object.assign(running.context, { mails: hanging });
    const requested = await Promise.all(['a', 'b', 'c'].map((name) => requestLink(`${name}@example.org`)));
    expect(requested.map(({ status }) => status)).toEqual([200, 200, 200]);
    // While mails are in flight, requests are still answered.
    await expect.poll(() => sockets.length).toBeGreaterThan(0);
    expect((await requestLink('d@example.org')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => hung.close(resolve));
    await hanging.stop();
    await mailer.close();
    expect(await listQueue()).toHaveLength(4);

    running.clock.advance({ minutes: 5 });
    const back = new RecordingMailer();
    await createSender(back).idle();
    expect(back.sent.map(({ mail }) => mail.to).sort()).toEqual([
      'a@example.org',
      'b@example.org',
      'c@example.org',
      'd@example.org',
    ]);
    expect(await listQueue()).toEqual([]);
  });

  it('a failing mail server locks no account out; the mails are sent later', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, { envelope }, done) {
        stream.resume().on('end', () => {
          received.push(envelope.rcptTo.map(({ address }) => address).join());
          done();
        });
      },
    });
    const port = await listenOnFreePort(server.server as unknown as Server);
    await new Promise<void>((resolve) => server.server.close(() => resolve()));
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'support@example.org');
    const sender = createSender(mailer);
    const { email, ip } = createSignUpData();
    expect((await requestLink(email, ip)).status).toBe(200);
    for (let tries = 0; tries < 3; tries++) {
      await sender.idle();
      running.clock.advance({ minutes: 2 });
    }
    expect(failures).toEqual(Array(3).fill('ESOCKET ECONNREFUSED'));
    // Two more can be requested: only queued mails count.
    expect([(await requestLink(email, ip)).status, (await requestLink(email, ip)).status]).toEqual([
      200, 200,
    ]);

    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
    running.clock.advance({ minutes: 2 });
    await sender.idle();
    expect(received).toEqual([email, email, email]);
    expect(await listQueue()).toEqual([]);
    await mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });

  it('resends the mail of a killed sender, with the same Message-ID', async () => {
    await requestLink('ann@example.org');
    const { db, now } = running.context;
    // A sender that leased and sent the mail, and was killed before it recorded that.
    const lost = await leaseMail(db, now(), new Date(now().getTime() + 120_000));
    const first = await composeMail(running.context, lost!);
    const mailer = new RecordingMailer();
    const sender = createSender(mailer);
    await sender.idle();
    expect(mailer.sent).toEqual([]);
    running.clock.advance({ minutes: 2 });
    await sender.idle();
    expect(mailer.sent.map(({ attempt: { id, at } }) => [id, at])).toEqual([
      [expect.stringContaining(lost!.mailId), now()],
    ]);
    // Both links are valid.
    for (const mail of [first!, mailer.sent[0]!.mail]) {
      const token = findToken({ ...mail, replyTo: '' });
      expect((await call(running, 'GET', patterns.verifyEmail, undefined, { token })).status).toBe(200);
    }
  });

  it('sends no mail twice, however many senders there are', async () => {
    const addresses = Array.from({ length: 40 }, (_, number) => `reader${number}@queue.example.org`);
    const { context } = running;
    await context.db.transaction(async (tx) => {
      for (const recipient of addresses) await enqueueMail(context, tx, { purpose: 'removed', recipient });
    });
    const mailers = [new RecordingMailer(), new RecordingMailer()];
    const inFlight = new Set<string>();
    for (const mailer of mailers) {
      mailer.before = async ({ id }) => {
        expect(inFlight.has(id)).toBe(false);
        inFlight.add(id);
        await wait(1);
      };
    }
    const both = mailers.map(createSender);
    for (let round = 0; round < 4; round++) for (const sender of both) sender.wake();
    await Promise.all(both.map((sender) => sender.idle()));
    expect(failures).toEqual([]);
    const sent = mailers.flatMap((mailer) => mailer.sent.map(({ mail }) => mail.to));
    expect(sent.sort()).toEqual(addresses.sort());
  });

  it('retries with backoff for a day, then leaves the mail to the operator', async () => {
    await requestLink('ann@example.org');
    const mailer = new RecordingMailer();
    const started = running.clock.now().getTime();
    let lastTried = started;
    mailer.before = async () => {
      lastTried = running.clock.now().getTime();
      throw createFailure('ECONNECTION', 421, 'CONN');
    };
    const sender = createSender(mailer);
    while ((await listDeadMails(running.context.db)).length === 0) {
      await sender.idle();
      const [mail] = await listQueue();
      running.clock.set(mail!.nextTryAt);
    }
    const [dead] = await listDeadMails(running.context.db);
    expect(dead).toMatchObject({ purpose: 'signUp', lastError: 'ECONNECTION 421' });
    expect(dead!.tries).toBeGreaterThan(10);
    expect(lastTried - started).toBeLessThanOrEqual(24 * 3_600_000);
    running.clock.advance({ days: 3 });
    await sender.idle();
    expect(failures).toHaveLength(dead!.tries);

    mailer.before = async () => {};
    expect(await requeueMail(running.context.db, 'made up', running.clock.now())).toBe(false);
    expect(await requeueMail(running.context.db, dead!.mailId, running.clock.now())).toBe(true);
    await sender.idle();
    expect(mailer.sent.map(({ mail }) => mail.to)).toEqual(['ann@example.org']);
  });

  it('contains the real time of a change also days later, and is retried for another day', async () => {
    const who = await createPerson(running);
    const passwords = { password: who.password, newPassword: 'river under bridge' };
    const path = pathTo(patterns.password, who);
    expect((await call(running, 'POST', path, passwords, who)).status).toBe(204);
    const { db, now } = running.context;
    const mailer = new RecordingMailer();
    mailer.before = async () => {
      throw createFailure('ECONNECTION');
    };
    const sender = createSender(mailer);
    const tryUntilDead = async () => {
      const from = now().getTime();
      while ((await listDeadMails(db)).length === 0) {
        await sender.idle();
        running.clock.set((await listQueue())[0]!.nextTryAt);
      }
      return (now().getTime() - from) / 3_600_000;
    };
    await tryUntilDead();
    running.clock.advance({ days: 3 });
    expect(await requeueMail(db, (await listDeadMails(db))[0]!.mailId, now())).toBe(true);
    expect(await tryUntilDead()).toBeGreaterThan(10);
    expect(await requeueMail(db, (await listDeadMails(db))[0]!.mailId, now())).toBe(true);
    mailer.before = async () => {};
    await sender.idle();
    expect(mailer.sent.map(({ mail }) => mail.text)).toEqual([expect.stringContaining('15 January 2026 at')]);
  });

  it.each([
    ['an unknown recipient', createFailure('EENVELOPE', 550, 'RCPT TO'), true],
    ['rejected content', createFailure('EMESSAGE', 554, 'DATA'), true],
    ['a temporarily unavailable recipient', createFailure('EENVELOPE', 450, 'RCPT TO'), false],
    ['a wrong password of ours', createFailure('EAUTH', 535, 'AUTH PLAIN'), false],
    ['a sender that is not allowed', createFailure('EENVELOPE', 550, 'MAIL FROM'), false],
    ['a removed recipient', createRecipientFailure('550 5.1.1 <ann@example.org>: User unknown'), true],
    [
      'a failure of ours, reported for the recipient',
      createRecipientFailure('553-5.1.8 Sender address\n553 5.1.8 refused'),
      false,
    ],
    [
      'relaying for us is denied',
      createRecipientFailure('554 5.7.1 <ann@example.org>: Relay access denied'),
      false,
    ],
    ['authentication is required', createRecipientFailure('530 Authentication required'), false],
    ['a wrong order of commands', createRecipientFailure('503 5.5.1 Error: send AUTH first'), false],
  ])('gives up permanent failures immediately, and only those: %s', async (_, error, isFinal) => {
    await requestLink('ann@example.org');
    const mailer = new RecordingMailer();
    mailer.before = async () => {
      throw error;
    };
    await createSender(mailer).idle();
    expect(await listDeadMails(running.context.db)).toHaveLength(isFinal ? 1 : 0);
    expect(JSON.stringify(await listQueue())).not.toContain('ann@');
  });

  it('contains no readable address, token or text; the address is decrypted with the data key', async () => {
    const who = await createPerson(running);
    running.clock.advance({ hours: 1 });
    await call(running, 'POST', patterns.login, { email: who.email }, { ip: who.ip });
    await requestLink('unknown@example.org');
    const before = await running.context.db.query.links.findMany();
    const [mail, ...more] = await listQueue();
    const text = JSON.stringify([mail, ...more]);
    for (const word of [who.email, 'stranger', '@', 'http', 'token', 'Hello'])
      expect(text).not.toContain(word);
    expect(decryptRecipient(running.context, mail!)).toBe(who.email);
    // The link is created when the mail is sent, and expires an hour later.
    running.clock.advance({ hours: 5 });
    await running.sendDueMails();
    const links = await running.context.db.query.links.findMany();
    const [created] = links.filter(({ tokenHash }) => before.every((old) => old.tokenHash !== tokenHash));
    expect(created?.expiresAt.getTime()).toBeGreaterThan(running.clock.now().getTime());
  });

  it('sends immediately after a request queued a mail', async () => {
    const mailer = new RecordingMailer();
    Object.assign(running.context, { mails: createSender(mailer) });
    await requestLink('ann@example.org');
    await expect.poll(() => mailer.sent.length).toBe(1);
    expect(mailer.sent[0]!.mail.to).toBe('ann@example.org');
  });
});

it('doubles the delay after each failure, up to four hours, with jitter', () => {
  expect([1, 2, 3, 10, 20].map((tries) => getRetryDelay(tries, 0.5) / 1000)).toEqual([
    15, 30, 60, 7680, 14400,
  ]);
  expect([0, 1].map((uneven) => getRetryDelay(1, uneven))).toEqual([11_250, 18_750]);
});

function listenOnFreePort(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
}
