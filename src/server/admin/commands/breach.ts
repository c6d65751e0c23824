import { readFileSync } from 'node:fs';
import { pluralize } from '../../app/pluralize.ts';
import { renderBreachMail } from '../../mail/templates/breach.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { builtInSettings } from '../../config/settings.ts';
import { readLanguages } from '../../language/read-languages.ts';
import { countAccounts } from '../../repositories/accounts.ts';
import { listNoticeProgress } from '../../repositories/breach-notices.ts';
import { readNoticeFile } from '../../services/breach/notice-file.ts';
import { notifyBreach } from '../../services/breach/notify.ts';
import type { AdminCommand } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** The typed confirmation. */
const confirmation = 'SEND';

/** A mail to every account that a breach of personal data affects, and a banner after login (DPDP Rules, rule 7). */
export const notifyBreachCommand: AdminCommand = {
  args: 'FILE',
  does: `informs people of a breach: FILE is JSON with what, consequences, measures, advice, contact and accounts ("all" or a list of addresses); prints the mail, then asks for ${confirmation}`,
  async run(context, path = '') {
    const file = readNoticeFile(readText(path));
    const recipients = file.accounts === 'all' ? await countAccounts(context.db) : file.accounts.length;
    const { source } = readLanguages(builtInSettings);
    const { subject, text } = renderBreachMail(source, '', context.config.publicUrl, file.content);
    const answer = await context.ask(
      `Subject: ${subject}\n\n${text}\nThis mail goes to ${pluralize(recipients, 'account')}. Type ${confirmation} to send it`,
    );
    if (answer !== confirmation) throw new OperatorError('Nothing was sent and nothing was stored.');
    const { noticeId, added, unknown } = await notifyBreach(context, file);
    return [
      `Notice ${noticeId}: ${pluralize(added, 'mail')} queued.`,
      ...(unknown > 0 ? [`No account has ${pluralize(unknown, 'address')} of the file.`] : []),
      '`npm run admin -- breach-status` shows how many are sent and confirmed.',
    ].join('\n');
  },
};

/** @throws OperatorError with the path if it cannot be read */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `${path} cannot be read (${code}). Name the JSON file of the notice: npm run admin -- notify-breach FILE`,
    );
  }
}

/** Counts recipients and confirmations. */
export const breachStatus: AdminCommand = {
  args: '',
  does: 'lists breach notices with the numbers of recipients, mails (sent, waiting, failed) and confirmations',
  async run(context) {
    const notices = await listNoticeProgress(context.db);
    await recordAdminEvent(context, context.db, 'desk-breach-listed');
    if (notices.length === 0) return 'No breach notice was sent.';
    return notices
      .map(
        ({ noticeId, sentAt, recipients, acknowledged, waiting, dead }) =>
          `${noticeId}  ${sentAt.toISOString()}  ${pluralize(recipients, 'recipient')}, mails: ${recipients - waiting - dead} sent, ${waiting} waiting, ${dead} failed; ${acknowledged} confirmed`,
      )
      .join('\n');
  },
};
