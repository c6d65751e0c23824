import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { classifyFailure } from '#server/mail/failure.ts';
import { openMailer, getOutboxFolder } from '#server/mail/open-mailer.ts';
import { clearOutbox } from '#server/mail/outbox.ts';
import { renderAlreadyRegisteredMail } from '#server/mail/templates/registered.ts';
import { renderSignUpLinkMail } from '#server/mail/templates/sign-up.ts';
import { getExternalAddress } from '#tests/support/external-address.ts';
import { findLastMail, findLink, readOutbox, findToken } from '#tests/support/outbox.ts';
import { english } from '#tests/support/languages.ts';

const now = new Date('2026-01-15T06:30:00.000Z');
const origin = 'https://wellness.example.org';
/** The length of a real token: 43 characters. Quoted-printable wraps it and writes its "=" as "=3D". */
const token = 'a1-_'.repeat(10).concat('xyz');

const attempt = { id: '5f0c8a1b-2d3e', at: now };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wellness-check-mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const createSettings = (smtpUrl: string | null = null) => ({
  dataDir,
  smtpUrl,
  supportEmail: 'support@example.org',
});

describe('the outbox', () => {
  it('saves each mail as a complete file readable only by its owner', async () => {
    const mailer = openMailer(createSettings());
    await mailer.send(renderSignUpLinkMail(english, 'ann@example.org', origin, token), attempt);
    const folder = getOutboxFolder({ dataDir });
    const files = readdirSync(folder);
    expect(files).toEqual([expect.stringMatching(/^2026-01-15T06-30-00-000Z-5f0c8a1b\.eml$/)]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, files[0] as string)).mode & 0o777).toBe(0o600);
  });

  it('mails are sent from the configured support address, for replies', async () => {
    const mailer = openMailer({ ...createSettings(), supportEmail: 'desk@institute.in' });
    await mailer.send(renderAlreadyRegisteredMail(english, 'ann@example.org', origin), attempt);
    const folder = getOutboxFolder({ dataDir });
    const [file] = readdirSync(folder);
    expect(readFileSync(join(folder, file as string), 'utf8')).toMatch(/^From: .*<desk@institute\.in>$/m);
  });

  it('writes headers that every mail server can parse, also for a domain in an Indian script', async () => {
    const mailer = openMailer({ ...createSettings(), supportEmail: 'help@संस्था.भारत' });
    await mailer.send(renderAlreadyRegisteredMail(english, 'ann@example.org', origin), attempt);
    const folder = getOutboxFolder({ dataDir });
    const [head = ''] = readFileSync(join(folder, readdirSync(folder)[0] as string), 'utf8').split('\n\n');
    expect(head).toMatch(/^Message-ID: <5f0c8a1b-2d3e@xn--[\w-]+\.xn--h2brj9c>$/m);
    expect(head).not.toMatch(/[^\0-~]/);
  });

  it('can be parsed: address, subject and the token of the link', async () => {
    const mailer = openMailer(createSettings());
    await mailer.send(renderSignUpLinkMail(english, 'ann@example.org', origin, token), attempt);
    const mail = findLastMail(getOutboxFolder({ dataDir }), 'ann@example.org');
    expect(mail.subject).toBe('Your link to continue');
    expect(findToken(mail)).toBe(token);
    expect(findLink(mail)).toBe(`${origin}/wellness-check/verifySignUp?token=${token}`);
    expect(mail.html).toContain('<a href=');
  });

  it('contains the link unbroken in the raw file', async () => {
    const mailer = openMailer(createSettings());
    await mailer.send(renderSignUpLinkMail(english, 'ann@example.org', origin, token), attempt);
    const folder = getOutboxFolder({ dataDir });
    const lines = readFileSync(join(folder, readdirSync(folder)[0] as string), 'utf8').split('\n');
    expect(lines).toContain(`${origin}/wellness-check/verifySignUp?token=${token}`);
  });

  it('uses one Message-ID for every retry, so a mail client displays it once', async () => {
    for (const minute of [30, 31]) {
      const mailer = openMailer(createSettings());
      const at = new Date(`2026-01-15T06:${minute}:00.000Z`);
      await mailer.send(renderAlreadyRegisteredMail(english, 'ann@example.org', origin), { ...attempt, at });
    }
    const folder = getOutboxFolder({ dataDir });
    const ids = readdirSync(folder).map(
      (name) => /^Message-ID: (.+)$/im.exec(readFileSync(join(folder, name), 'utf8'))?.[1],
    );
    expect(ids).toEqual(Array(2).fill(`<${attempt.id}@example.org>`));
  });

  it('uses the time of the database, not of the system', async () => {
    await openMailer(createSettings()).send(
      renderAlreadyRegisteredMail(english, 'ann@example.org', origin),
      attempt,
    );
    const folder = getOutboxFolder({ dataDir });
    const [file] = readdirSync(folder);
    expect(readFileSync(join(folder, file as string), 'utf8')).toMatch(
      /^Date: Thu, 15 Jan 2026 06:30:00 \+0000$/m,
    );
  });

  it('deletes mails after 30 days, and no other files', async () => {
    const folder = getOutboxFolder({ dataDir });
    openMailer(createSettings());
    const writeMailFile = (name: string, days: number) => {
      writeFileSync(join(folder, name), '');
      const time = now.getTime() / 1000 - days * 86_400;
      utimesSync(join(folder, name), time, time);
    };
    writeMailFile('old.eml', 31);
    writeMailFile('torn.tmp', 31);
    writeMailFile('new.eml', 29);
    writeMailFile('notes.txt', 31);
    await clearOutbox(folder, now);
    expect(readdirSync(folder).sort()).toEqual(['new.eml', 'notes.txt']);
    await clearOutbox(join(dataDir, 'nowhere'), now);
  });

  it('throws if a mail cannot be written', async () => {
    const mailer = openMailer(createSettings());
    rmSync(getOutboxFolder({ dataDir }), { recursive: true });
    writeFileSync(getOutboxFolder({ dataDir }), 'a file where the folder was');
    const sending = mailer.send(renderAlreadyRegisteredMail(english, 'ann@example.org', origin), attempt);
    await expect(sending).rejects.toThrow();
    expect(readOutbox(getOutboxFolder({ dataDir }))).toEqual([]);
  });
});

/** Starts a mail server without encryption, or with a self-signed certificate like Debian's Postfix. */
async function startMailServer(host: string, tls: 'none' | 'self-signed' = 'none') {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: tls === 'none' ? ['STARTTLS'] : [],
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push(session.envelope.rcptTo.map(({ address }) => address).join());
        done();
      });
    },
  });
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, host, () => resolve((listening.address() as { port: number }).port));
  });
  return { received, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe('SMTP', () => {
  it('delivers the mail to the mail server', async () => {
    const { received, port, close } = await startMailServer('127.0.0.1');
    const mailer = openMailer(createSettings(`smtp://127.0.0.1:${port}`));
    await mailer.send(renderAlreadyRegisteredMail(english, 'ann@example.org', origin), attempt);
    expect(received).toEqual(['ann@example.org']);
    await mailer.close();
    await close();
  });

  it('sends nothing unencrypted to another machine, unless configured', async () => {
    const host = getExternalAddress();
    const { received, port, close } = await startMailServer(host);
    const strict = openMailer(createSettings(`smtp://${host}:${port}`));
    await expect(
      strict.send(renderAlreadyRegisteredMail(english, 'ann@example.org', origin), attempt),
    ).rejects.toThrow('STARTTLS');
    expect(received).toEqual([]);
    const lax = openMailer(createSettings(`smtp://${host}:${port}?tls=optional`));
    await lax.send(renderAlreadyRegisteredMail(english, 'ann@example.org', origin), attempt);
    expect(received).toEqual(['ann@example.org']);
    await Promise.all([strict.close(), lax.close()]);
    await close();
  });

  it('accepts any certificate of a local mail server, and elsewhere if configured', async () => {
    const here = await startMailServer('127.0.0.1', 'self-signed');
    const host = getExternalAddress();
    const elsewhere = await startMailServer(host, 'self-signed');
    const urls = [
      `smtp://127.0.0.1:${here.port}`,
      `smtp://${host}:${elsewhere.port}?tls=optional`,
      `smtp://${host}:${elsewhere.port}`,
    ];
    const [local, optional, demanded] = urls.map((url) => openMailer(createSettings(url)));
    await local!.send(renderAlreadyRegisteredMail(english, 'here@example.org', origin), attempt);
    await optional!.send(renderAlreadyRegisteredMail(english, 'elsewhere@example.org', origin), attempt);
    const refused = await demanded!
      .send(renderAlreadyRegisteredMail(english, 'unknown@example.org', origin), attempt)
      .catch(classifyFailure);
    expect([...here.received, ...elsewhere.received]).toEqual(['here@example.org', 'elsewhere@example.org']);
    expect(refused).toEqual({ code: expect.stringMatching(/^ESOCKET .*CERT/), isFinal: false });
    await Promise.all([local, optional, demanded].map((mailer) => mailer!.close()));
    await Promise.all([here.close(), elsewhere.close()]);
  });

  it('throws if the mail server is unavailable', async () => {
    const mailer = openMailer(createSettings('smtp://127.0.0.1:1'));
    await expect(
      mailer.send(renderAlreadyRegisteredMail(english, 'a@b.c', origin), attempt),
    ).rejects.toThrow();
    await mailer.close();
  });
});
