import { limits } from '#domain/account/limits.ts';
import type { Context } from '../app/context.ts';
import { findSession, insertSession, type SessionId, setSessionUsed } from '../repositories/sessions.ts';
import { addDays, addHours, minute } from '../app/time.ts';
import { hashToken, sessionToken } from './tokens.ts';

/** A use is noted so often: a note for each call would make every reading a writing. */
const noteEveryMs = 15 * minute;

/**
 * Opens a session.
 * @param remembered it outlives a day in which nobody uses it
 * @returns its token, which is nowhere else
 */
export async function openSession(
  { db, cipher }: Pick<Context, 'db' | 'cipher'>,
  userid: number,
  remembered: boolean,
  now: Date,
): Promise<string> {
  const token = sessionToken(userid, cipher);
  const expiresAt = getSessionEnd({ createdAt: now, remembered }, now);
  const tokenHash = hashToken(token);
  await insertSession(db, { userid, tokenHash, createdAt: now, usedAt: now, expiresAt, remembered });
  return token;
}

/** Does such a session live? Asking is using it: from now on it has another day. */
export async function isLivingSession({ db, now }: Context, id: SessionId): Promise<boolean> {
  const usedAt = now();
  const session = await findSession(db, id, usedAt);
  if (!session) return false;
  if (usedAt.getTime() - session.usedAt.getTime() >= noteEveryMs)
    await setSessionUsed(db, id, { usedAt, expiresAt: getSessionEnd(session, usedAt) });
  return true;
}

/** When a session ends that is used no more: after some days, or some hours from its last use. */
function getSessionEnd(
  { createdAt, remembered }: { createdAt: Date; remembered: boolean },
  usedAt: Date,
): Date {
  const last = addDays(createdAt, limits.rememberDays);
  const idle = addHours(usedAt, limits.idleHours);
  return remembered || idle > last ? last : idle;
}
