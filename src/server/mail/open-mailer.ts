import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox.ts';
import { smtpMailer } from './smtp.ts';

/** The folder of mails without SMTP_URL. */
export function outboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/** Selects SMTP or the outbox folder. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'supportEmail' | 'dataDir'>): Mailer {
  return config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.supportEmail)
    : outboxMailer(outboxFolder(config), config.supportEmail);
}
