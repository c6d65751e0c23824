import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema.ts';

/**
 * Whose session a token opens.
 * @param tokenHash `hashToken` of the token
 * @returns the user id; null when the token is unknown or expired
 */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userid: number } | null> {
  const [session] = await db
    .select({ userid: sessions.userid })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return session ?? null;
}

/** Stores a session under the hash of its token. */
export async function insertSession(
  db: Database,
  session: { tokenHash: string; userid: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends one session; an unknown one is no error. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a user. */
export async function deleteSessionsOf(db: Database, userid: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userid, userid));
}

/** Ends every session of everybody. */
export async function deleteAllSessions(db: Database): Promise<void> {
  await db.delete(sessions);
}
