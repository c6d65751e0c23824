import { pluralize } from '../../app/pluralize.ts';
import { findProfile } from '../../repositories/profiles.ts';
import { countSessions } from '../../repositories/sessions.ts';
import { findAccount, type AdminCommand } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** Prints neither name, nominee nor answers. */
export const findAccountCommand: AdminCommand = {
  args: 'ADDRESS',
  does: 'prints when an account was created, whether it is complete, and how many sessions it has',
  async run(context, address = '') {
    const account = await findAccount(context, address);
    const profile = await findProfile(context.db, context.cipher, account.userid);
    const sessions = await countSessions(context.db, account.userid, context.now());
    await recordAdminEvent(context, context.db, 'desk-account-found', account.userid);
    return [
      `Account ${account.userid}`,
      `Created on ${account.createdAt.toISOString()}`,
      profile
        ? `Complete since ${profile.registeredAt.toISOString()}`
        : 'Not complete: it is deleted 7 days after its creation unless the owner fills in the profile',
      pluralize(sessions, 'session'),
      profile?.nominee ? 'Has a nominee: `show-nominee` prints the name' : 'Has no nominee',
    ].join('\n');
  },
};
