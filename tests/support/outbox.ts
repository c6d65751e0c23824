/** Reads the mails in an outbox folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ParsedMail {
  readonly to: string;
  readonly subject: string;
  readonly replyTo: string;
  readonly text: string;
  readonly html: string;
}

/** Every mail of the folder, oldest first; none without the folder. */
export function readOutbox(folder: string): ParsedMail[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  return mails.map((name) => parseMail(readFileSync(join(folder, name), 'utf8')));
}

/**
 * The newest mail to an address.
 * @throws Error without one
 */
export function findLastMail(folder: string, address: string): ParsedMail {
  const mail = readOutbox(folder).findLast(({ to }) => to.includes(address));
  if (!mail) throw new Error(`The outbox ${folder} has no mail to ${address}.`);
  return mail;
}

/** The only link of a mail. */
export function findLink(mail: ParsedMail): string {
  const link = /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error('This mail has no link.');
  return link;
}

/** The token in the link of a mail. */
export function findToken(mail: ParsedMail): string {
  return new URL(findLink(mail)).searchParams.get('token') ?? '';
}

function parseMail(raw: string): ParsedMail {
  const { head, body } = splitMail(raw);
  const boundary = /boundary="?([^";\n]+)"?/.exec(readHeader(head, 'content-type'))?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitMail(part.trimStart()))
    : [{ head, body }];
  const content = (type: string) => {
    const part = parts.find((one) => readHeader(one.head, 'content-type').startsWith(type));
    return part ? decodeBody(part.body, readHeader(part.head, 'content-transfer-encoding')) : '';
  };
  return {
    to: readHeader(head, 'to'),
    subject: decodeSubject(readHeader(head, 'subject')),
    replyTo: readHeader(head, 'reply-to'),
    text: content('text/plain'),
    html: content('text/html'),
  };
}

function splitMail(raw: string): { head: string; body: string } {
  const text = raw.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  return { head: text.slice(0, end).replace(/\n[ \t]+/g, ' '), body: text.slice(end + 2) };
}

function readHeader(head: string, name: string): string {
  const line = head.split('\n').find((one) => one.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? '';
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body.replaceAll('=\n', '')) : body;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Decodes a subject with non-ASCII characters (RFC 2047). */
function decodeSubject(subject: string): string {
  return subject.replace(/=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi, (_, kind: string, code: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(code, 'base64').toString('utf8')
      : decodeQuotedPrintable(code.replaceAll('_', ' ')),
  );
}
