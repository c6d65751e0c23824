import { endAccess, endAllAccess } from '../../services/end-access.ts';
import { accountOf, type DeskCommand, withAccount } from './desk.ts';
import { noteAtDesk } from './note.ts';

/** For a phone that was lost. */
export const endSessions: DeskCommand = {
  takes: 'ADDRESS',
  does: 'logs a person out on every device',
  async run(desk, address = '') {
    const account = await accountOf(desk, address);
    await withAccount(desk, account, async (tx) => {
      await endAccess(tx, desk.cipher, account);
      await noteAtDesk(desk, tx, 'desk-sessions-ended', account.userid);
    });
    return 'Every session of this account has ended. Whoever knows the password can log in: offer to send a link for a new one.';
  },
};

/** After a breach. */
export const endAllSessions: DeskCommand = {
  takes: '',
  does: 'logs everybody out',
  async run(desk) {
    await desk.db.transaction(async (tx) => {
      await endAllAccess(tx);
      await noteAtDesk(desk, tx, 'desk-sessions-ended');
    });
    return 'Every session of everybody has ended.';
  },
};
