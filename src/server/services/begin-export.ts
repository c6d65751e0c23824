import type { Context } from '../app/context.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';
import { rateLimits } from './rate-limits.ts';
import { throttle } from './throttle.ts';

/**
 * Counts an export and records it in the audit log, in one transaction before any data is read.
 * @throws AppError 429 beyond the limit
 */
export async function beginExport(context: Context, userid: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const store = { ...context, db: tx };
    await throttle(store, `export:${userid}`, rateLimits.exportsPerAccount, context.now());
    await recordAuditEvent(context, 'exported', hashAccount(context, userid), tx);
  });
}
