import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message.ts';

/**
 * Hands each mail to a mail server, which delivers it; rejects when the server does not take it.
 * @param url smtp:// or smtps://, with name and password where needed; never printed
 * @param from the sender's address
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
    async close() {
      transport.close();
    },
  };
}
