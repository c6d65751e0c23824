import { domainToASCII } from 'node:url';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, SendAttempt } from './mailer.ts';
import { senderNames } from './templates/email-template.ts';

/** Adds the display name of the sender; replies go to the support address. */
export function toMessage(mail: Mail, { id, at, signal }: SendAttempt, from: string): SendMailOptions {
  return {
    messageId: `<${id}@${domainToASCII(from.slice(from.lastIndexOf('@') + 1))}>`,
    date: at,
    signal,
    from: { name: mail.senderName ?? senderNames.program, address: from },
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Maximum length of a line of a mail (RFC 5322, 2.1.1). */
const maxLineBytes = 998;

const plainHead = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit';

/**
 * Renders a mail as a `.eml` file (RFC 5322). The text is 8bit and not quoted-printable, so that its link can be copied
 * from an editor.
 */
export async function renderEml(mail: Mail, attempt: SendAttempt, from: string): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  // The raw form works for a part only, and a mail without HTML has no parts.
  const isPart = mail.html !== '';
  const whole = mail.text.split('\n').every((line) => Buffer.byteLength(line) <= maxLineBytes);
  const text = isPart && whole ? { raw: `${plainHead}\n\n${mail.text}` } : mail.text;
  const { message } = await transport.sendMail({ ...toMessage(mail, attempt, from), text });
  return message as Buffer;
}
