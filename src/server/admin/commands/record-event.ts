import type { Database } from '../../db/database.ts';
import { hashAccount, recordAuditEvent, type AuditEvent } from '../../audit/audit-log.ts';
import type { AdminContext } from './admin-command.ts';

/** Records an admin command in the audit log, in the transaction of the command. */
export function recordAdminEvent(
  context: AdminContext,
  tx: Database,
  event: AuditEvent & `desk-${string}`,
  userid?: number,
): Promise<void> {
  return recordAuditEvent(context, event, userid === undefined ? null : hashAccount(context, userid), tx);
}
