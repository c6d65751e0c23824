import { validateBirthYear, isUnderageYear, getYearInIndia } from '#domain/account/birth-year.ts';
import type { Context } from '../app/context.ts';
import { type AppError, createAppError } from '../app/errors.ts';
import { deleteMailsTo } from '../mail/queue.ts';
import { findAccount, lockAccount } from '../repositories/accounts.ts';
import { deleteLinksTo } from '../repositories/links.ts';
import { findRegistration } from '../repositories/registrations.ts';
import { recordAuditEvent } from '../audit/audit-log.ts';
import { eraseAccountAndLog } from './erase-account.ts';

const createTooYoungError = (): AppError => createAppError('age-invalid', { problem: 'under' });

/**
 * Refuses a year of birth that means under 18, before anything is stored or sent. A missing year is accepted, since
 * other clients do not send it and the age in the profile decides.
 * @param ownAddress address of the caller's link, null without a link. Its links and queued mails are deleted, so that
 * another year cannot be sent with the same link.
 * @throws AppError 422
 */
export async function refuseUnderageSignUp(
  { db, cipher, now }: Context,
  birthYear: number | undefined,
  ownAddress: string | null,
): Promise<void> {
  if (birthYear === undefined) return;
  const thisYear = getYearInIndia(now());
  if (validateBirthYear(birthYear, thisYear) !== null)
    throw createAppError('age-invalid', { problem: 'birthYearInvalid' });
  if (!isUnderageYear(birthYear, thisYear)) return;
  if (ownAddress !== null) {
    await db.transaction(async (tx) => {
      await deleteLinksTo(tx, cipher, ownAddress);
      await deleteMailsTo(cipher, tx, ownAddress);
    });
  }
  throw createTooYoungError();
}

/**
 * Ends the registration of a person with a stated age under 18: deletes the account, its registration id, unique names,
 * links and queued mails, and adds a line to the erasure log, since backups may contain the address. The audit log gets
 * an entry without the account.
 * @returns the error to throw after the commit
 * @throws AppError 404 if the id is no longer valid
 */
export async function endUnderageRegistration(context: Context, registrationId: number): Promise<AppError> {
  const { cipher, now } = context;
  await context.db.transaction(async (tx) => {
    const owner = await findRegistration(tx, cipher, registrationId, now());
    const account = owner && (await findAccount(tx, cipher, owner.userid));
    const locked = account && (await lockAccount(tx, account.userid));
    if (!account || !locked || locked.registeredAt) throw createAppError('registration-unknown');
    await deleteMailsTo(cipher, tx, account.email);
    await recordAuditEvent(context, 'registration-underage', null, tx);
    await eraseAccountAndLog(context, tx, account, null);
  });
  return createTooYoungError();
}
