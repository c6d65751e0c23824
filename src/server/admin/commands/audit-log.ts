import { pluralize } from '../../app/pluralize.ts';
import { countEventsOverBudget, listEntries } from '../../repositories/audit-log.ts';
import { hashAccount } from '../../audit/audit-log.ts';
import { findAccount, type AdminCommand } from './admin-command.ts';
import { recordAdminEvent } from './record-event.ts';

/** For an owner who asks about accesses, and after a breach. The printed hash finds the events in the table. */
export const showAuditLog: AdminCommand = {
  args: 'ADDRESS',
  does: 'lists the audit log of an account, for one year: time, event, and reference of the request',
  async run(context, address = '') {
    const { userid } = await findAccount(context, address);
    const hash = hashAccount(context, userid);
    const entries = await listEntries(context.db, hash);
    const omitted = await countEventsOverBudget(context.db, entries[0]?.at ?? context.now());
    await recordAdminEvent(context, context.db, 'desk-trail-read', userid);
    return [
      `Account ${userid}, ${hash} in the audit log`,
      `${pluralize(entries.length, 'event')}${entries.length === 0 ? '.' : ':'}`,
      ...entries.map(({ at, event, requestId }) =>
        [at.toISOString(), event, requestId].filter(Boolean).join('  '),
      ),
      ...(omitted > 0
        ? [
            `Since then ${pluralize(omitted, 'event')} of all clients exceeded the limit of the audit log and were not stored.`,
          ]
        : []),
    ].join('\n');
  },
};
