import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** Where mails land when no mail server is set. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/**
 * The mailer of the settings: SMTP, or the outbox folder. Its `send` throws when a mail cannot be queued;
 * services then answer 503, so that nobody waits for a link in vain.
 * @param onFailure is told as well, for the log
 */
export function openMailer(
  config: Pick<Config, 'smtpUrl' | 'supportEmail' | 'dataDir'>,
  now: () => Date,
  onFailure: (error: Error) => void = () => {},
): Mailer {
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.supportEmail)
    : outboxMailer(outboxFolder(config), config.supportEmail, now);
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        onFailure(error as Error);
        throw error;
      }
    },
    close: () => mailer.close(),
  };
}
