import { enqueueMail } from '../../mail/queue.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { findAccountByEmail } from '../../repositories/accounts.ts';
import { type AdminCommand, findEmailProblem } from './admin-command.ts';
import { canonicalizeEmail } from '../../repositories/name-keys.ts';
import { recordAdminEvent } from './record-event.ts';

/** Safe without an identity check, because only the owner of the mailbox gets the link. */
export const resendLinkCommand: AdminCommand = {
  args: 'ADDRESS',
  does: 'mails a link: to set a new password if there is an account, else to sign up',
  async run(context, address = '') {
    const reason = findEmailProblem(address);
    if (reason) throw new OperatorError(`${reason} Write the address after the command.`);
    const recipient = canonicalizeEmail(address);
    const account = await findAccountByEmail(context.db, context.cipher, recipient);
    const purpose = account ? 'reset' : 'signUp';
    await context.db.transaction(async (tx) => {
      await enqueueMail(context, tx, { purpose, recipient });
      await recordAdminEvent(context, tx, 'desk-link-sent', account?.userid);
    });
    return account
      ? 'A mail with a link for a new password is queued. The link works for one hour.'
      : 'No account has this address. A mail with a link to sign up is queued. The link works for 24 hours.';
  },
};
