import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { VerifiableMailer } from './mailer.ts';
import { createOutboxMailer } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

/** The folder of mails without SMTP_URL. */
export function getOutboxFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'outbox');
}

/** Selects SMTP or the outbox folder. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'supportEmail' | 'dataDir'>): VerifiableMailer {
  return config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.supportEmail)
    : createOutboxMailer(getOutboxFolder(config), config.supportEmail);
}
