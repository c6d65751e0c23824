import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Mail, Try } from './mailer.ts';
import { sender } from './templates/words.ts';

/** The sender shown to people; answers go to the support address. */
export function messageOf(mail: Mail, { id, signal }: Try, from: string): SendMailOptions {
  return {
    messageId: `<${id}@${from.split('@').at(-1)}>`,
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

/** The whole mail as bytes of a `.eml` file (RFC 5322). */
export async function rendered(mail: Mail, attempt: Try, from: string): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail(messageOf(mail, attempt, from));
  return message as Buffer;
}
