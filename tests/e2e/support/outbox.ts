import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A decoded mail of the outbox folder. */
export interface OutboxMail {
  readonly subject: string;
  /** The plain text part. */
  readonly text: string;
  /** The whole mail, with the HTML part. */
  readonly source: string;
}

/** Waits for the newest mail to this address. */
export async function waitForMail(dataDir: string, address: string): Promise<OutboxMail> {
  let mail: OutboxMail | undefined;
  await expect
    .poll(() => (mail = findNewestMail(join(dataDir, 'outbox'), address)), {
      message: `a mail to ${address}`,
    })
    .toBeTruthy();
  return mail as OutboxMail;
}

/** Waits for the newest mail to this address, and returns its link. */
export async function waitForMailedLink(dataDir: string, address: string): Promise<string> {
  return findMailedLink(await waitForMail(dataDir, address));
}

/** The link with a token of a mail; '' without one. */
export function findMailedLink({ source }: OutboxMail): string {
  return /https?:\/\/\S+token=[\w.-]+/.exec(source)?.[0] ?? '';
}

function findNewestMail(folder: string, address: string): OutboxMail | undefined {
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .filter((mail) => mail.includes(`To: ${address}`));
  const newest = mails.at(-1);
  return newest === undefined ? undefined : parseMail(newest);
}

function parseMail(mail: string): OutboxMail {
  const [, header = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail) ?? [];
  const plain = mail.slice(mail.search(/^Content-Type: text\/plain/im));
  const [, body = ''] = /\r?\n\r?\n([\s\S]*?)(?:\r?\n--|$)/.exec(plain) ?? [];
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(plain.slice(0, plain.indexOf(body)));
  return {
    subject: decodeHeader(header),
    text: isBase64 ? Buffer.from(body, 'base64').toString() : decodeQuotedPrintable(body),
    source: decodeQuotedPrintable(mail),
  };
}

/** Decodes the encoded words of a header (RFC 2047). */
function decodeHeader(header: string): string {
  const joined = header.replace(/\?=\s+=\?/g, '?==?').replace(/\r?\n[ \t]/g, ' ');
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
    encoding.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : decodeQuotedPrintable(text.replace(/_/g, ' ')),
  );
}

/** Decodes quoted-printable text in UTF-8: long lines are wrapped and '=' is written '=3D'. */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
