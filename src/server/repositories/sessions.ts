import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';

/** Under what a session is stored: what its token says. */
export type SessionId = Pick<typeof sessions.$inferSelect, 'userid' | 'tokenHash'>;

const one = ({ userid, tokenHash }: SessionId) =>
  and(eq(sessions.userid, userid), eq(sessions.tokenHash, tokenHash));

/** A session as it is stored. */
export type Session = typeof sessions.$inferSelect;

/** The session, unless it has expired. */
export async function findSession(db: Database, id: SessionId, now: Date): Promise<Session | null> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(one(id), gt(sessions.expiresAt, now)));
  return session ?? null;
}

/** The sessions of a user that have not expired; the one used last comes first. */
export async function listSessions(db: Database, userid: number, now: Date): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userid, userid), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.usedAt), desc(sessions.createdAt));
}

/** Notes that a session was used, and until when it lives from then on. */
export async function setSessionUsed(
  db: Database,
  id: SessionId,
  use: Pick<Session, 'usedAt' | 'expiresAt'>,
): Promise<void> {
  await db.update(sessions).set(use).where(one(id));
}

/** Stores a session under the hash of its token. */
export async function insertSession(db: Database, session: Session): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends one session; an unknown one is no error. */
export async function deleteSession(db: Database, id: SessionId): Promise<void> {
  await db.delete(sessions).where(one(id));
}

/** Ends every session of a user. */
export async function deleteSessions(db: Database, userid: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userid, userid));
}

/** Ends every session of the same user but this one. */
export async function deleteOtherSessions(db: Database, { userid, tokenHash }: SessionId): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userid, userid), ne(sessions.tokenHash, tokenHash)));
}

/** Ends every session of everybody. */
export async function deleteAllSessions(db: Database): Promise<void> {
  await db.delete(sessions);
}

/** How many sessions of a user have not expired. */
export function countSessions(db: Database, userid: number, now: Date): Promise<number> {
  return db.$count(sessions, and(eq(sessions.userid, userid), gt(sessions.expiresAt, now)));
}
