import type { Config } from '../../config/config.ts';
import { describeError } from '../../config/run-command.ts';
import { checkMailHost } from '../../mail/check-host.ts';
import { classifyFailure } from '../../mail/failure.ts';
import { openMailer } from '../../mail/open-mailer.ts';
import { createFindings, type CheckResult } from './check-result.ts';

const mail = createFindings('mail');

/** Connects to the mail server and logs in, or checks the outbox folder. Sends nothing. */
export async function checkMail(config: Config): Promise<CheckResult> {
  if (config.smtpUrl === null)
    return mail.warning(
      'SMTP_URL is not set: mails are files of the outbox folder, and no one receives them. Write the address of a mail server.',
    );
  const mailer = openMailer(config);
  try {
    await checkMailHost(config.smtpUrl);
    await mailer.verify();
    return mail.ok(
      'The mail server accepts the connection and the login. Send one with npm run admin -- mail test.',
    );
  } catch (error) {
    return mail.fault(describeError(error) ?? describeMailError(error));
  } finally {
    await mailer.close();
  }
}

/** Without the message of the library, which may hold the URL. */
export function describeMailError(error: unknown): string {
  const { code } = classifyFailure(error);
  return `SMTP_URL: the mail server refuses (${code}). ${remedies.find(([pattern]) => pattern.test(code))?.[1] ?? 'Check host, port, user and password, and the log of the mail server.'}`;
}

const remedies: readonly (readonly [RegExp, string])[] = [
  [/^EAUTH/, 'Check user and password of the URL, percent-encoded.'],
  [/ECONNREFUSED/, 'No server listens on this host and port. Check both, and the firewall.'],
  [
    /ETIMEDOUT|ECONNECTION|ESOCKET.*TIMEDOUT/,
    'It does not answer. Check host, port and the firewall for outgoing mail.',
  ],
  [
    /^ETLS|CERT|SELF_SIGNED|ERR_TLS/,
    'Its certificate is not valid for this name. Check the host of the URL; NODE_EXTRA_CA_CERTS adds an authority.',
  ],
  [
    /^EENVELOPE/,
    'It refuses the sender or the recipient. Check SUPPORT_EMAIL, and whether this user may send as it.',
  ],
];
