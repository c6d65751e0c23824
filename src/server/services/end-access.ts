import type { Transaction } from '../db/database.ts';
import type { Account } from '../repositories/accounts.ts';
import { deleteLinksTo } from '../repositories/links.ts';
import { deleteAllRegistrations, deleteRegistration } from '../repositories/registrations.ts';
import {
  deleteAllSessions,
  deleteOtherSessions,
  deleteSessions,
  type SessionId,
} from '../repositories/sessions.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/**
 * Ends all access without the password: sessions, the registration id, and links in mails.
 * @param except a session that stays active, for a password change
 */
export async function endAccess(
  tx: Transaction,
  cipher: FieldCipher,
  { userid, email }: Pick<Account, 'userid' | 'email'>,
  except?: SessionId,
): Promise<void> {
  if (except) await deleteOtherSessions(tx, except);
  else await deleteSessions(tx, userid);
  await deleteRegistration(tx, cipher, userid);
  await deleteLinksTo(tx, cipher, email);
}

/** Ends all sessions and registration ids of all accounts, after a breach. */
export async function endAllAccess(tx: Transaction): Promise<void> {
  await deleteAllSessions(tx);
  await deleteAllRegistrations(tx);
}
