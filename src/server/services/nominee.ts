import type { NomineeBody } from '#contract/requests.ts';
import type { NomineeResponse } from '#contract/account-responses.ts';
import {
  cleanNominee,
  type Nominee,
  validateNomineeContact,
  nomineeLimits,
  findOverlongNomineeField,
} from '#domain/account/nominee.ts';
import type { Context } from '../app/context.ts';
import { createAppError } from '../app/errors.ts';
import { lockAccount } from '../repositories/accounts.ts';
import { findProfile, setNominee } from '../repositories/profiles.ts';
import { hashAccount, recordAuditEvent } from '../audit/audit-log.ts';

/** Reads the nominee of a person, or null. @throws AppError 404 without a profile */
export async function readNominee({ db, cipher }: Context, userid: number): Promise<NomineeResponse> {
  const profile = await findProfile(db, cipher, userid);
  if (!profile) throw createAppError('profile-missing');
  return { nominee: profile.nominee };
}

/**
 * Stores or removes the nominee of a person, also of a stopped account.
 * @throws AppError 422 for invalid values, 404 without a profile
 */
export async function changeNominee(
  context: Context,
  userid: number,
  { nominee: newNominee }: NomineeBody,
): Promise<void> {
  const nominee = newNominee && cleanNominee(newNominee);
  if (nominee) refuseBadNominee(nominee);
  await context.db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userid))) throw createAppError('session-missing');
    if (!(await setNominee(tx, context.cipher, userid, nominee))) throw createAppError('profile-missing');
    await recordAuditEvent(context, 'nominee-changed', hashAccount(context, userid), tx);
  });
}

function refuseBadNominee(nominee: Nominee): void {
  if (nominee.name === '' || nominee.relation === '' || nominee.contact === '')
    throw createAppError('field-missing');
  const overlong = findOverlongNomineeField(nominee);
  if (overlong) throw createAppError('text-too-long', { max: nomineeLimits[overlong] });
  if (validateNomineeContact(nominee.contact) !== null) throw createAppError('nominee-contact-invalid');
}
