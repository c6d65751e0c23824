import { UsageError } from '../operator-command.ts';
import { countMails, deadMails, requeue } from '../repositories/mail-queue.ts';
import type { DeskCommand } from './desk.ts';
import { noteAtDesk } from './note.ts';

/** What waits, and what is tried no more. Addresses stay sealed. */
export const mails: DeskCommand = {
  takes: '',
  does: 'counts mails that wait, and lists those that could not be sent',
  async run({ db }) {
    const { waiting } = await countMails(db);
    const dead = await deadMails(db);
    const lines = dead.map(
      ({ mailId, purpose, queuedAt, tries, lastError }) =>
        `${mailId}  ${purpose}  ${queuedAt.toISOString()}  ${tries} tries  ${lastError ?? ''}`,
    );
    return [`${waiting} mails wait. ${dead.length} could not be sent:`, ...lines].join('\n');
  },
};

/** Once the cause is mended. */
export const requeueMail: DeskCommand = {
  takes: 'MAIL-ID, or all',
  does: 'tries a mail that could not be sent anew',
  async run(desk, id = '') {
    const ids = id === 'all' ? (await deadMails(desk.db)).map(({ mailId }) => mailId) : [id];
    let count = 0;
    await desk.db.transaction(async (tx) => {
      for (const mailId of ids) if (await requeue(tx, mailId, desk.now())) count += 1;
      if (count > 0) await noteAtDesk(desk, tx, 'desk-mail-requeued');
    });
    if (count === 0)
      throw new UsageError('No such mail. `npm run desk -- mails` lists those that could not be sent.');
    return `${count} mails are tried anew.`;
  },
};
