import type { Database } from '../../db/database.ts';
import { accountHash, record, type TrailEvent } from '../../audit/audit-log.ts';
import type { Desk } from './desk.ts';

/** Notes a step of the desk in the trail, together with what it did. */
export function noteAtDesk(
  desk: Desk,
  tx: Database,
  event: TrailEvent & `desk-${string}`,
  userid?: number,
): Promise<void> {
  return record(desk, event, userid === undefined ? null : accountHash(desk, userid), tx);
}
