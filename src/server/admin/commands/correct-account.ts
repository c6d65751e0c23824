import { countCodePoints, limits } from '#domain/account/limits.ts';
import { cleanText } from '#domain/account/clean-text.ts';
import { OperatorError } from '../../config/operator-error.ts';
import { setReminderAddress } from '../../mail/reminders.ts';
import { setEmail } from '../../repositories/accounts.ts';
import { deleteLinksTo } from '../../repositories/links.ts';
import { findProfile, updateProfile } from '../../repositories/profiles.ts';
import { endAccess } from '../../services/end-access.ts';
import { findAccount, findEmailProblem, type AdminCommand, withAccount } from './admin-command.ts';
import { canonicalizeEmail } from '../../repositories/name-keys.ts';
import { recordAdminEvent } from './record-event.ts';

/** Ends sessions and links, because the owner of the wrong address may have used them. */
export const correctEmail: AdminCommand = {
  args: 'ADDRESS NEW-ADDRESS',
  does: 'changes the e-mail address of an account, and ends its sessions',
  needsCheck: true,
  async run(context, address = '', next = '') {
    const reason = findEmailProblem(next);
    if (reason) throw new OperatorError(`The new address: ${reason}`);
    const account = await findAccount(context, address);
    const email = canonicalizeEmail(next);
    await withAccount(context, account, async (tx) => {
      if (!(await setEmail(tx, context.cipher, account, email, context.now()))) {
        throw new OperatorError('The new address belongs to another account. Nothing was changed.');
      }
      await setReminderAddress(context, tx, { userid: account.userid, email });
      await endAccess(tx, context.cipher, account);
      await deleteLinksTo(tx, context.cipher, email);
      await recordAdminEvent(context, tx, 'desk-account-corrected', account.userid);
    });
    return 'The address was changed. The owner must log in again, with the same username and password.';
  },
};

export const correctName: AdminCommand = {
  args: 'ADDRESS "NEW NAME"',
  does: 'changes the name in the profile',
  needsCheck: true,
  async run(context, address = '', next = '') {
    const name = cleanText(next);
    if (name === '' || countCodePoints(name) > limits.shortText) {
      throw new OperatorError(
        `Write the new name in quotation marks, with at most ${limits.shortText} characters.`,
      );
    }
    const account = await findAccount(context, address);
    await withAccount(context, account, async (tx) => {
      const profile = await findProfile(tx, context.cipher, account.userid);
      if (!profile) {
        throw new OperatorError('This account has no profile yet. Ask the owner to log in and fill it in.');
      }
      await updateProfile(tx, context.cipher, { ...profile, name });
      await recordAdminEvent(context, tx, 'desk-account-corrected', account.userid);
    });
    return 'The name was changed.';
  },
};
