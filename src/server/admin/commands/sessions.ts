import { endAccess, endAllAccess } from '../../services/end-access.ts';
import { findAccount, type AdminCommand, withAccount } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** For a lost phone. */
export const endSessions: AdminCommand = {
  args: 'ADDRESS',
  does: 'ends all sessions of an account',
  async run(context, address = '') {
    const account = await findAccount(context, address);
    await withAccount(context, account, async (tx) => {
      await endAccess(tx, context.cipher, account);
      await recordAdminEvent(context, tx, 'desk-sessions-ended', account.userid);
    });
    return 'All sessions of this account have ended. The password still works: offer to send a link for a new one.';
  },
};

/** After a breach. */
export const endAllSessions: AdminCommand = {
  args: '',
  does: 'ends the sessions of all accounts',
  async run(context) {
    await context.db.transaction(async (tx) => {
      await endAllAccess(tx);
      await recordAdminEvent(context, tx, 'desk-sessions-ended');
    });
    return 'The sessions of all accounts have ended.';
  },
};
