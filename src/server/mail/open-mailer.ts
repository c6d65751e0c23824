import { join } from 'node:path';
import type { Config } from '../config.ts';
import { Problem } from '../plugins/problem.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** Where mails land when no mail server is set. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/**
 * The mailer of the settings: SMTP, or the outbox folder.
 * A mail that cannot be queued makes `send` throw a `Problem` 503, so that nobody waits for a link in vain.
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
        throw new Problem(503, 'We cannot send e-mail right now. Please try again in a few minutes.', {
          retryAfter: 300,
        });
      }
    },
    close: () => mailer.close(),
  };
}
