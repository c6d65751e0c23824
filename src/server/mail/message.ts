import { domainToASCII } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, Try } from './mailer.ts';
import { sender } from './templates/email-template.ts';

/** The sender shown to people; answers go to the support address. */
export function toMessage(mail: Mail, { id, at, signal }: Try, from: string): SendMailOptions {
  return {
    messageId: `<${id}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`,
    date: at,
    signal,
    from: { name: sender.program, address: from },
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // No other program of the person's answers by itself, and no list shows the mail.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Characters that a line of a mail may have at most (RFC 5322, 2.1.1). */
const maxLineBytes = 998;

const plainHead = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit';

/**
 * The whole mail as bytes of a `.eml` file (RFC 5322). Its text stands there as it is read, so that its link works for
 * whoever opens the file in an editor: for a mail server its lines are cut and its "=" written as "=3D".
 */
export async function rendered(mail: Mail, attempt: Try, from: string): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const whole = mail.text.split('\n').every((line) => Buffer.byteLength(line) <= maxLineBytes);
  const text = whole ? { raw: `${plainHead}\n\n${mail.text}` } : mail.text;
  const { message } = await transport.sendMail({ ...toMessage(mail, attempt, from), text });
  return message as Buffer;
}
