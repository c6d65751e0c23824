import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { getOutboxFolder, openMailer } from '../../mail/open-mailer.ts';
import { describeMailError } from '../doctor/check-mail.ts';
import { type Ask, findEmailProblem } from './admin-command.ts';

/**
 * `npm run admin -- mail test`: sends a mail without the mail queue and without the database.
 * @returns the output of the command
 * @throws OperatorError with the answer of the mail server and what to do
 */
export async function sendTestMail(config: Config, ask: Ask): Promise<string> {
  const to = await ask('E-mail address');
  const problem = findEmailProblem(to);
  if (problem) throw new OperatorError(problem);
  const mailer = openMailer(config);
  try {
    const subject = 'Test of the mail server';
    const text = `This mail was sent from ${config.publicUrl} by npm run admin -- mail test. Nothing needs to be done.\n`;
    await mailer.send({ to, subject, text, html: '', language: 'en' }, { id: randomUUID(), at: new Date() });
  } catch (error) {
    throw new OperatorError(describeMailError(error));
  } finally {
    await mailer.close();
  }
  return config.smtpUrl === null
    ? `SMTP_URL is not set: the mail is a file in ${getOutboxFolder(config)}.`
    : 'The mail server accepted the mail. Check that it arrives, and not in the spam folder: SPF, DKIM and DMARC of the domain decide.';
}
