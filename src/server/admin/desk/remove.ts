import { enqueue } from '../../mail/queue.ts';
import { removeForGood } from '../../services/erase-account.ts';
import { accountOf, type DeskCommand, withAccount } from './desk.ts';
import { noteAtDesk } from './note.ts';

/** As the person could do it on the profile page: for whoever cannot log in. */
export const remove: DeskCommand = {
  takes: 'ADDRESS',
  does: 'removes an account and everything of it, for good',
  needsCheck: true,
  async run(desk, address = '') {
    const account = await accountOf(desk, address);
    await withAccount(desk, account, async (tx, { registeredAt }) => {
      await noteAtDesk(desk, tx, 'desk-account-removed', account.userid);
      await removeForGood(desk, tx, account, registeredAt);
      await enqueue(desk, tx, { purpose: 'removed', recipient: account.email });
    });
    return 'The account and everything of it are gone. A last mail that says so is in the queue.';
  },
};
