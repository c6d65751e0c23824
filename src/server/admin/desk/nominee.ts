import { findProfile } from '../../repositories/profiles.ts';
import { accountOf, type DeskCommand } from './desk.ts';
import { noteAtDesk } from './note.ts';

/** Whom a person named to act for them, once the operator has proof of the death or incapacity. */
export const showNominee: DeskCommand = {
  takes: 'ADDRESS',
  does: 'shows who may act for the owner of an account; the audit log notes it',
  needsCheck: true,
  async run(desk, address = '') {
    const { userid } = await accountOf(desk, address);
    const nominee = (await findProfile(desk.db, desk.cipher, userid))?.nominee;
    await noteAtDesk(desk, desk.db, 'desk-nominee-read', userid);
    if (!nominee) return `Account ${userid} names no one who may act for its owner.`;
    const { name, relation, contact } = nominee;
    return [`Account ${userid}`, `Name: ${name}`, `Relation: ${relation}`, `Contact: ${contact}`].join('\n');
  },
};
