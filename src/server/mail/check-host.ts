import { lookup } from 'node:dns/promises';
import { OperatorError } from '../config/operator-error.ts';

/**
 * Checks at start that the host of the mail server exists: else the first mail would fail, long after the start. A resolver that
 * does not answer is no reason to stop, since the mail queue tries again.
 * @throws OperatorError if the name does not exist
 */
export async function checkMailHost(smtpUrl: string | null): Promise<void> {
  if (smtpUrl === null) return;
  const host = new URL(smtpUrl).hostname.replace(/^\[|\]$/g, '');
  try {
    await lookup(host);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTFOUND') return;
    // The host is not repeated: it is a part of the password if an @ in it is not encoded.
    throw new OperatorError(
      'SMTP_URL: the host name of the mail server does not exist (ENOTFOUND). Check the part between the last @ and the port, ' +
        'and write %40 for each @ in the password.',
    );
  }
}
