import type { StoredConsentPurpose } from '#contract/own-data.ts';
import type { Context } from '../app/context.ts';
import type { Database, Transaction } from '../db/database.ts';
import { createAppError } from '../app/errors.ts';
import { deleteReminder } from '../mail/reminders.ts';
import {
  listConsents,
  insertConsent,
  findNewestConsent,
  type StoredConsent,
} from '../repositories/consents.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';

/** Whether the person has withdrawn the consent to the service. The account then stays unchanged. */
export async function isStopped(db: Database, userid: number): Promise<boolean> {
  const terms = await findNewestConsent(db, userid, 'terms');
  return terms !== null && !terms.given;
}

/** Refuses to process data of a stopped account. @throws AppError 403 */
export async function refuseStopped(db: Database, userid: number): Promise<void> {
  if (await isStopped(db, userid)) throw createAppError('consent-withdrawn');
}

/**
 * Effects of a change of the consent to the terms, before it is stored: a withdrawal also withdraws research and
 * earlier trials and removes the reminder, and the audit log records withdrawal and resumption. Accepting newer terms has no effects.
 * @param tx a transaction with the account row locked
 */
export async function stopOrResumeProcessing(
  context: Context,
  tx: Transaction,
  userid: number,
  given: boolean,
): Promise<void> {
  if ((await isStopped(tx, userid)) === !given) return;
  if (!given) {
    await withdrawOptional(tx, userid, context.now());
    await deleteReminder(tx, context.cipher, userid);
  }
  const event = given ? 'processing-resumed' : 'processing-stopped';
  await recordAuditEvent(context, event, hashAccount(context, userid), tx);
}

/** Withdraws all consents except that to the terms. */
async function withdrawOptional(tx: Transaction, userid: number, at: Date): Promise<void> {
  const numbers = new Map<StoredConsentPurpose, number>();
  const newest = new Map<string, StoredConsent>();
  for (const consent of await listConsents(tx, userid)) {
    const { purpose, version } = consent;
    newest.set(purpose === 'trial' ? `trial ${version.split('@')[0]}` : purpose, consent);
    numbers.set(purpose, consent.number);
  }
  for (const { purpose, given, version } of newest.values()) {
    if (!given || purpose === 'terms') continue;
    const number = (numbers.get(purpose) ?? 0) + 1;
    numbers.set(purpose, number);
    await insertConsent(tx, { userid, purpose, number, given: false, version, at });
  }
}
