import { readFileSync } from 'node:fs';
import { counted } from '../../app/counted.ts';
import { breachMail } from '../../mail/templates/breach.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { countAccounts } from '../../repositories/accounts.ts';
import { noticesProgress } from '../../repositories/breach-notices.ts';
import { readNoticeFile } from '../../services/breach/notice-file.ts';
import { notifyBreach } from '../../services/breach/notify.ts';
import type { DeskCommand } from './desk.ts';
import { noteAtDesk } from './note.ts';

/** What confirms that the mails are to be sent. */
const confirmation = 'SEND';

/** A mail to every account that a breach of personal data affects, and a banner after login (DPDP Rules, rule 7). */
export const tellBreach: DeskCommand = {
  takes: 'FILE',
  does: `informs people of a breach: FILE is JSON with what, consequences, measures, advice, contact and accounts ("all" or a list of addresses); shows the mail, then asks for ${confirmation}`,
  async run(desk, path = '') {
    const file = readNoticeFile(readText(path));
    const recipients = file.accounts === 'all' ? await countAccounts(desk.db) : file.accounts.length;
    const { subject, text } = breachMail('', desk.config.publicUrl, file.content);
    const answer = await desk.ask(
      `Subject: ${subject}\n\n${text}\nThis mail goes to ${counted(recipients, 'account')}. Type ${confirmation} to send it`,
    );
    if (answer !== confirmation) throw new OperatorError('Nothing was sent and nothing was stored.');
    const { noticeId, added, unknown } = await notifyBreach(desk, file);
    return [
      `Notice ${noticeId}: ${counted(added, 'mail')} queued.`,
      ...(unknown > 0 ? [`${counted(unknown, 'address')} of the file without an account.`] : []),
      '`npm run desk -- breach-status` shows how many are sent and confirmed.',
    ].join('\n');
  },
};

/** @throws OperatorError naming the path that cannot be read */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      `The notice ${path} cannot be read (${code}). Write the path of its JSON file: npm run desk -- tell-breach FILE`,
    );
  }
}

/** How many people were informed. */
export const breachStatus: DeskCommand = {
  takes: '',
  does: 'shows of each breach notice how many recipients it has, how many mails wait or were given up, and how many people confirmed it',
  async run(desk) {
    const notices = await noticesProgress(desk.db);
    await noteAtDesk(desk, desk.db, 'desk-breach-listed');
    if (notices.length === 0) return 'No breach notice was sent.';
    return notices
      .map(
        ({ noticeId, sentAt, recipients, acknowledged, waiting, dead }) =>
          `${noticeId}  ${sentAt.toISOString()}  ${counted(recipients, 'recipient')}, mails: ${recipients - waiting - dead} sent, ${waiting} waiting, ${dead} given up; ${acknowledged} confirmed`,
      )
      .join('\n');
  },
};
