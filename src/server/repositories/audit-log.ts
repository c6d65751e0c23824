import { and, asc, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { auditLog } from '../db/schema.ts';

/** Adds an entry. A trigger refuses changes, and deletion within a year. */
export async function insertEntry(db: Database, entry: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(entry);
}

/** Lists the entries of an account, oldest first. */
export function listEntries(db: Database, accountHash: string): Promise<(typeof auditLog.$inferSelect)[]> {
  return db.select().from(auditLog).where(eq(auditLog.accountHash, accountHash)).orderBy(asc(auditLog.at));
}

/** Counts events that were not stored since a time, because they exceeded the budget. */
export async function countEventsOverBudget(db: Database, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`coalesce(sum(${auditLog.count}), 0)` })
    .from(auditLog)
    .where(gte(auditLog.at, since));
  return Number(row?.count ?? 0);
}

export type AuditEntry = typeof auditLog.$inferSelect;

/**
 * One page of entries of an account, newest first.
 * @param after the last entry of the previous page; null for the first page
 * @param most rows of the page
 */
export function listEntriesBefore(
  db: Database,
  accountHash: string,
  { after, most }: { readonly after: AuditEntry | null; readonly most: number },
): Promise<AuditEntry[]> {
  const { at, entryId } = auditLog;
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.accountHash, accountHash),
        after ? sql`(${at}, ${entryId}) < (${sql.param(after.at, at)}, ${after.entryId})` : undefined,
      ),
    )
    .orderBy(desc(at), desc(entryId))
    .limit(most);
}
