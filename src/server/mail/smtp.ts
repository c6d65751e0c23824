import { createTransport } from 'nodemailer';
import { toMailTls } from '../config/tls.ts';
import type { VerifiableMailer } from './mailer.ts';
import { toMessage } from './message.ts';

/**
 * Sends mails by SMTP. The connection to another machine is encrypted and its certificate verified, unless the URL has
 * `?tls=optional`; then a failed encryption does not prevent sending.
 * @param url smtp:// or smtps://, with user and password if needed; never printed
 * @param from the address of the sender
 */
export function createSmtpMailer(url: string, from: string): VerifiableMailer {
  const address = new URL(url);
  // A parameter of the app; nodemailer has another meaning for it.
  address.searchParams.delete('tls');
  const isDemanded = toMailTls(url) === 'demanded';
  const transport = createTransport({
    url: address.href,
    pool: true,
    requireTLS: isDemanded,
    opportunisticTLS: !isDemanded,
    tls: { rejectUnauthorized: isDemanded },
    maxConnections: 4,
    // The mail queue does the retries.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail, attempt) {
      await transport.sendMail(toMessage(mail, attempt, from));
    },
    async verify() {
      await transport.verify();
    },
    async close() {
      transport.close();
    },
  };
}
