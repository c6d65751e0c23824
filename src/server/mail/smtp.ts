import { createTransport } from 'nodemailer';
import { tlsToMail } from '../config/tls.ts';
import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

/**
 * Hands each mail to a mail server, which delivers it; rejects when the server does not take it.
 * To another machine nothing goes out unencrypted or to a certificate that nobody vouches for, unless the address says
 * `?tls=optional`. Where that is not demanded, encryption that does not come about is no reason to keep a mail.
 * @param url smtp:// or smtps://, with name and password where needed; never printed
 * @param from the sender's address
 */
export function smtpMailer(url: string, from: string): Mailer {
  const address = new URL(url);
  // A word of ours: the library would take it for its own table of TLS settings.
  address.searchParams.delete('tls');
  const isDemanded = tlsToMail(url) === 'demanded';
  const transport = createTransport({
    url: address.href,
    pool: true,
    requireTLS: isDemanded,
    opportunisticTLS: !isDemanded,
    tls: { rejectUnauthorized: isDemanded },
    maxConnections: 4,
    // A mail whose connection breaks goes back to the queue, which knows how long to wait.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail, attempt) {
      await transport.sendMail(toMessage(mail, attempt, from));
    },
    async close() {
      transport.close();
    },
  };
}
