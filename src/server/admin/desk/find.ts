import { counted } from '../../app/counted.ts';
import { findProfile } from '../../repositories/profiles.ts';
import { countSessionsOf } from '../../repositories/sessions.ts';
import { accountOf, type DeskCommand } from './desk.ts';
import { noteAtDesk } from './note.ts';

/** Is there an account, and how far is it? No name, no nominee, nothing that was answered. */
export const find: DeskCommand = {
  takes: 'ADDRESS',
  does: 'shows when an account was made, whether it is complete, and how many sessions it has',
  async run(desk, address = '') {
    const account = await accountOf(desk, address);
    const profile = await findProfile(desk.db, desk.cipher, account.userid);
    const sessions = await countSessionsOf(desk.db, account.userid, desk.now());
    await noteAtDesk(desk, desk.db, 'desk-account-found', account.userid);
    return [
      `Account ${account.userid}`,
      `Made on ${account.createdAt.toISOString()}`,
      profile
        ? `Complete since ${profile.registeredAt.toISOString()}`
        : 'Not complete: its owner logs in and fills in the profile; 7 days after it was made it goes',
      counted(sessions, 'session'),
      profile?.nominee
        ? 'Names someone who may act for its owner: `show-nominee` shows who'
        : 'Names no one who may act for its owner',
    ].join('\n');
  },
};
