import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';

/** Key of a session, contained in its token. */
export type SessionId = Pick<typeof sessions.$inferSelect, 'userid' | 'tokenHash'>;

const matchesSession = ({ userid, tokenHash }: SessionId) =>
  and(eq(sessions.userid, userid), eq(sessions.tokenHash, tokenHash));

export type StoredSession = typeof sessions.$inferSelect;

/** Finds a session that has not expired. */
export async function findSession(db: Database, id: SessionId, now: Date): Promise<StoredSession | null> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(matchesSession(id), gt(sessions.expiresAt, now)));
  return session ?? null;
}

/** Lists sessions that have not expired, most recently used first. */
export async function listSessions(db: Database, userid: number, now: Date): Promise<StoredSession[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userid, userid), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt));
}

/** Stores the last use of a session and its new expiry. */
export async function updateSessionLastUse(
  db: Database,
  id: SessionId,
  use: Pick<StoredSession, 'usedAt' | 'expiresAt'>,
): Promise<void> {
  await db.update(sessions).set(use).where(matchesSession(id));
}

/** Stores a session under the hash of its token. */
export async function insertSession(db: Database, session: StoredSession): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Deletes a session, if it exists. */
export async function deleteSession(db: Database, id: SessionId): Promise<void> {
  await db.delete(sessions).where(matchesSession(id));
}

export async function deleteSessions(db: Database, userid: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userid, userid));
}

/** Deletes all other sessions of the user. */
export async function deleteOtherSessions(db: Database, { userid, tokenHash }: SessionId): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userid, userid), ne(sessions.tokenHash, tokenHash)));
}

export async function deleteAllSessions(db: Database): Promise<void> {
  await db.delete(sessions);
}

/** Counts sessions that have not expired. */
export function countSessions(db: Database, userid: number, now: Date): Promise<number> {
  return db.$count(sessions, and(eq(sessions.userid, userid), gt(sessions.expiresAt, now)));
}
