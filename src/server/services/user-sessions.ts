import type { EndSessions } from '#contract/requests.ts';
import type { Sessions } from '#contract/responses.ts';
import type { Context } from '../app/context.ts';
import {
  deleteOtherSessions,
  deleteSession,
  type SessionId,
  listSessions,
} from '../repositories/sessions.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';

/** Lists the sessions of a person: the current one, then the most recently used. */
export async function listUserSessions({ db, now }: Context, currentSession: SessionId): Promise<Sessions> {
  const living = await listSessions(db, currentSession.userid, now());
  const sessions = living.map(({ tokenHash, createdAt, usedAt, remembered }) => ({
    id: tokenHash,
    startedAt: createdAt.toISOString(),
    usedAt: usedAt.toISOString(),
    remembered,
    own: tokenHash === currentSession.tokenHash,
  }));
  return [...sessions.filter(({ own }) => own), ...sessions.filter(({ own }) => !own)];
}

/** Ends one session of the person, or all others. Ignores a session that has ended. */
export async function endUserSessions(
  context: Context,
  currentSession: SessionId,
  { id }: EndSessions,
): Promise<void> {
  const { userid } = currentSession;
  await context.db.transaction(async (tx) => {
    if (id === undefined) await deleteOtherSessions(tx, currentSession);
    else await deleteSession(tx, { userid, tokenHash: id });
    await recordAuditEvent(context, 'sessions-ended', hashAccount(context, userid), tx);
  });
}
