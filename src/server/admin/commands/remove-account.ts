import { enqueueMail } from '../../mail/queue.ts';
import { eraseAccountAndLog } from '../../services/erase-account.ts';
import { findAccount, type AdminCommand, withAccount } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** The same as on the profile page, for a person who cannot log in. */
export const removeAccountCommand: AdminCommand = {
  args: 'ADDRESS',
  does: 'deletes an account and all its data permanently',
  needsCheck: true,
  async run(context, address = '') {
    const account = await findAccount(context, address);
    await withAccount(context, account, async (tx, { registeredAt }) => {
      await recordAdminEvent(context, tx, 'desk-account-removed', account.userid);
      await eraseAccountAndLog(context, tx, account, registeredAt);
      await enqueueMail(context, tx, { purpose: 'removed', recipient: account.email });
    });
    return 'The account and all its data are deleted. A mail that confirms this is queued.';
  },
};
