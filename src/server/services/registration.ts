import { limits } from '#domain/account/limits.ts';
import type { Database } from '../db/database.ts';
import { replaceRegistration } from '../repositories/registrations.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';
import { addDays } from '../app/time.ts';
import { createRandomId } from './tokens.ts';

/**
 * Creates a registration id of a locked account, for one profile and one day. It replaces the previous one.
 * @returns the id, from 2^32 up to 2^53
 */
export async function createRegistration(
  db: Database,
  cipher: FieldCipher,
  userid: number,
  now: Date,
): Promise<number> {
  const registrationId = createRandomId();
  await replaceRegistration(db, cipher, {
    registrationId,
    userid,
    expiresAt: addDays(now, limits.registrationDays),
    createdAt: now,
  });
  return registrationId;
}
