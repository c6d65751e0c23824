import { counted } from '../../app/counted.ts';
import { countLeftOut, entriesOf } from '../../repositories/trail.ts';
import { accountHash } from '../../audit/audit-log.ts';
import { accountOf, type DeskCommand } from './desk.ts';
import { noteAtDesk } from './note.ts';

/** For an owner who asks who was there, and after a breach. Under its hash the account is found in the table by hand, too. */
export const trail: DeskCommand = {
  takes: 'ADDRESS',
  does: 'lists what the trail of a year tells of an account: when, what, and the reference of the request',
  async run(desk, address = '') {
    const { userid } = await accountOf(desk, address);
    const hash = accountHash(desk, userid);
    const entries = await entriesOf(desk.db, hash);
    const leftOut = await countLeftOut(desk.db, entries[0]?.at ?? desk.now());
    await noteAtDesk(desk, desk.db, 'desk-trail-read', userid);
    return [
      `Account ${userid}, ${hash} in the trail`,
      `${counted(entries.length, 'event')}${entries.length === 0 ? '.' : ':'}`,
      ...entries.map(({ at, event, requestId }) =>
        [at.toISOString(), event, requestId].filter(Boolean).join('  '),
      ),
      ...(leftOut > 0
        ? [`Since then ${counted(leftOut, 'event')} of all clients exceeded the budget and were not stored.`]
        : []),
    ].join('\n');
  },
};
