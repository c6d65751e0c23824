import type { Context } from '../../app/context.ts';
import { findAccount, lockAccount } from '../../repositories/accounts.ts';
import { listAccountsToErase, findDormancy } from '../../repositories/dormancy.ts';
import { hashAccount, recordAuditEvent } from '../../audit/audit-log.ts';
import { eraseAccountAndLog } from '../erase-account.ts';
import { isErasable, computeDormantSince } from './policy.ts';

/** Above the number of notices per hour, so that no deletion is delayed. */
const accountsPerRun = 500;

type Parts = Pick<Context, 'config' | 'db' | 'cipher' | 'now'>;

/** Deletes dormant accounts whose owners got all notices in time. */
export async function eraseDormantAccounts(parts: Parts): Promise<void> {
  const { db, now } = parts;
  const until = { lastLoginUntil: computeDormantSince(now()), eraseUntil: now() };
  const due = await listAccountsToErase(db, 3, until, accountsPerRun);
  for (const { userid } of due) await eraseIfDormant(parts, userid);
}

/** Reads the account again with its row locked, since the owner may have logged in. */
function eraseIfDormant(parts: Parts, userid: number): Promise<void> {
  const { db, cipher, now } = parts;
  return db.transaction(async (tx) => {
    const locked = await lockAccount(tx, userid);
    const dormancy = locked && (await findDormancy(tx, userid));
    const account = dormancy && isErasable(dormancy, now()) && (await findAccount(tx, cipher, userid));
    if (!account) return;
    await recordAuditEvent(parts, 'dormant-account-removed', hashAccount(parts, userid), tx);
    await eraseAccountAndLog(parts, tx, account, locked.registeredAt);
  });
}
