import { endAccess, endAllAccess } from '../../services/end-access.ts';
import { findAccount, type AdminCommand, withAccount } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** For a phone that was lost. */
export const endSessions: AdminCommand = {
  args: 'ADDRESS',
  does: 'logs a person out on every device',
  async run(context, address = '') {
    const account = await findAccount(context, address);
    await withAccount(context, account, async (tx) => {
      await endAccess(tx, context.cipher, account);
      await recordAdminEvent(context, tx, 'desk-sessions-ended', account.userid);
    });
    return 'Every session of this account has ended. Whoever knows the password can log in: offer to send a link for a new one.';
  },
};

/** After a breach. */
export const endAllSessions: AdminCommand = {
  args: '',
  does: 'logs everybody out',
  async run(context) {
    await context.db.transaction(async (tx) => {
      await endAllAccess(tx);
      await recordAdminEvent(context, tx, 'desk-sessions-ended');
    });
    return 'Every session of everybody has ended.';
  },
};
