import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';

/** Under what a session is stored: what its token says. */
export type SessionId = Pick<typeof sessions.$inferSelect, 'userid' | 'tokenHash'>;

const one = ({ userid, tokenHash }: SessionId) =>
  and(eq(sessions.userid, userid), eq(sessions.tokenHash, tokenHash));

/** Is there such a session that has not expired? */
export async function isSession(db: Database, id: SessionId, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userid: sessions.userid })
    .from(sessions)
    .where(and(one(id), gt(sessions.expiresAt, now)));
  return rows.length === 1;
}

/** Stores a session under the hash of its token. */
export async function insertSession(
  db: Database,
  session: SessionId & { createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends one session; an unknown one is no error. */
export async function deleteSession(db: Database, id: SessionId): Promise<void> {
  await db.delete(sessions).where(one(id));
}

/** Ends every session of a user. */
export async function deleteSessionsOf(db: Database, userid: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userid, userid));
}

/** Ends every session of everybody. */
export async function deleteAllSessions(db: Database): Promise<void> {
  await db.delete(sessions);
}

/** How many sessions of a user have not expired. */
export function countSessionsOf(db: Database, userid: number, now: Date): Promise<number> {
  return db.$count(sessions, and(eq(sessions.userid, userid), gt(sessions.expiresAt, now)));
}
