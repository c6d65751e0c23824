import { pluralize } from '../../app/pluralize.ts';
import { leaseMs } from '../../mail/sender.ts';
import { OperatorError } from '../../config/operator-error.ts';
import {
  countMails,
  listDeadMails,
  retryMailsNow,
  requeueMail,
  countMailsByLastError,
} from '../../repositories/mail-queue.ts';
import type { AdminCommand } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** Waiting and failed mails, without addresses. */
export const listMailsCommand: AdminCommand = {
  args: '',
  does: 'counts waiting mails by their last error, and lists the mails that failed',
  async run(context) {
    const { db } = context;
    const { waiting } = await countMails(db, context.now());
    const reasons = await countMailsByLastError(db);
    const dead = await listDeadMails(db);
    await recordAdminEvent(context, db, 'desk-mails-listed');
    const lines = dead.map(
      ({ mailId, purpose, queuedAt, tries, lastError }) =>
        `${mailId}  ${purpose}  ${queuedAt.toISOString()}  ${pluralize(tries, 'try', 'tries')}  ${lastError ?? ''}`,
    );
    return [
      `${pluralize(waiting, 'mail waits', 'mails wait')}.`,
      ...reasons.map(({ lastError, mails: count }) => `  ${count} after ${lastError}`),
      `${pluralize(dead.length, 'mail')} failed${dead.length === 0 ? '.' : ':'}`,
      ...lines,
    ].join('\n');
  },
};

/** Sends mails immediately after the mail server is available again; a retry may be hours away. */
export const retryMail: AdminCommand = {
  args: 'MAIL-ID, or all',
  does: 'sends a failed mail again; all: every failed mail, and every mail that waits for a later try',
  async run(context, id = '') {
    const isAll = id === 'all';
    const ids = isAll ? (await listDeadMails(context.db)).map(({ mailId }) => mailId) : [id];
    const now = context.now();
    let count = 0;
    await context.db.transaction(async (tx) => {
      if (isAll) count += await retryMailsNow(tx, now, new Date(now.getTime() + leaseMs));
      for (const mailId of ids) if (await requeueMail(tx, mailId, now)) count += 1;
      if (count > 0) await recordAdminEvent(context, tx, 'desk-mail-requeued');
    });
    if (count === 0)
      throw new OperatorError(
        isAll
          ? 'No mail failed, and no mail waits for a later try. Waiting mails are sent within two minutes.'
          : 'No failed mail has this id. `npm run admin -- mails` lists the failed mails.',
      );
    return `${pluralize(count, 'mail is', 'mails are')} sent again.`;
  },
};
