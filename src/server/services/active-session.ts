import { limits } from '#domain/account/limits.ts';
import type { Context } from '../app/context.ts';
import {
  findSession,
  insertSession,
  type SessionId,
  updateSessionLastUse,
} from '../repositories/sessions.ts';
import { addDays, addHours, minute } from '../app/time.ts';
import { hashToken, createSessionToken } from './tokens.ts';

/** Interval in which the last use is stored, so that not every request writes. */
const noteEveryMs = 15 * minute;

/**
 * Opens a session.
 * @param remembered whether it survives a day without use
 * @returns its token, which is not stored
 */
export async function openSession(
  { db, cipher }: Pick<Context, 'db' | 'cipher'>,
  userid: number,
  remembered: boolean,
  now: Date,
): Promise<string> {
  const token = createSessionToken(userid, cipher);
  const expiresAt = getSessionEnd({ createdAt: now, remembered }, now);
  const tokenHash = hashToken(token);
  await insertSession(db, { userid, tokenHash, createdAt: now, usedAt: now, expiresAt, remembered });
  return token;
}

/** Whether a session is active. Extends its expiry. */
export async function extendActiveSession({ db, now }: Context, id: SessionId): Promise<boolean> {
  const usedAt = now();
  const session = await findSession(db, id, usedAt);
  if (!session) return false;
  if (usedAt.getTime() - session.usedAt.getTime() >= noteEveryMs)
    await updateSessionLastUse(db, id, { usedAt, expiresAt: getSessionEnd(session, usedAt) });
  return true;
}

/** When an unused session expires: days after its start, or hours after its last use. */
function getSessionEnd(
  { createdAt, remembered }: { createdAt: Date; remembered: boolean },
  usedAt: Date,
): Date {
  const last = addDays(createdAt, limits.rememberDays);
  const idle = addHours(usedAt, limits.idleHours);
  return remembered || idle > last ? last : idle;
}
