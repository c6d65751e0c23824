import { formerUsernameKey } from '#domain/account/username.ts';
import type { Database } from '../db/database.ts';
import { hashAccountNames } from '../repositories/accounts.ts';
import { hashName, insertReservations, type NameKey } from '../repositories/name-reservations.ts';
import { decryptRow } from '../repositories/encrypted-rows.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { EncryptedRow } from './rewrite-batch.ts';

interface Names {
  readonly userid: number;
  readonly email: string;
  readonly username: string;
}

/**
 * Reserves address and username of stored accounts under the keys of earlier versions, which no two accounts share. Skips
 * accounts whose names are lost.
 */
export function reserveNames(
  tx: Database,
  cipher: FieldCipher,
  rows: readonly EncryptedRow[],
  now: Date,
): Promise<void> {
  return reserve(tx, cipher, rows, now, (names) => hashFormerNames(cipher, names));
}

/**
 * Reserves the canonical address and username of stored accounts, after `reserveNames` for all of them. If another
 * account has a key already, both keep what they have: `npm run admin -- similar-accounts` lists them.
 */
export function reserveCanonicalNames(
  tx: Database,
  cipher: FieldCipher,
  rows: readonly EncryptedRow[],
  now: Date,
): Promise<void> {
  return reserve(tx, cipher, rows, now, (names) => {
    const formerHashes = hashFormerNames(cipher, names).map(({ keyHash }) => keyHash);
    return hashAccountNames(cipher, names).filter(({ keyHash }) => !formerHashes.includes(keyHash));
  });
}

function hashFormerNames(cipher: FieldCipher, { email, username }: Names): readonly NameKey[] {
  return [hashName(cipher, 'email', email), hashName(cipher, 'username', formerUsernameKey(username))];
}

async function reserve(
  tx: Database,
  cipher: FieldCipher,
  rows: readonly EncryptedRow[],
  now: Date,
  listKeys: (names: Names) => readonly NameKey[],
): Promise<void> {
  const reservations = rows.flatMap((row) => {
    const names = decryptRow(cipher, 'accounts', row) as unknown as Names;
    if (names.email === '') return [];
    return listKeys(names).map((nameKey) => ({
      ...nameKey,
      userid: names.userid,
      reservedAt: now,
      confirmedAt: now,
    }));
  });
  if (reservations.length > 0) await insertReservations(tx, reservations);
}
