import { findProfile } from '../../repositories/profiles.ts';
import { findAccount, type AdminCommand } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** The nominee, for an operator with proof of death or incapacity. */
export const showNominee: AdminCommand = {
  args: 'ADDRESS',
  does: 'prints the nominee, who may act for the owner of an account; the audit log records it',
  needsCheck: true,
  async run(context, address = '') {
    const { userid } = await findAccount(context, address);
    const nominee = (await findProfile(context.db, context.cipher, userid))?.nominee;
    await recordAdminEvent(context, context.db, 'desk-nominee-read', userid);
    if (!nominee) return `Account ${userid} has no nominee.`;
    const { name, relation, contact } = nominee;
    return [`Account ${userid}`, `Name: ${name}`, `Relation: ${relation}`, `Contact: ${contact}`].join('\n');
  },
};
