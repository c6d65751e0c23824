import { usernameKey } from '#domain/account/username.ts';
import type { Database } from '../db/database.ts';
import { hashAccountNames } from '../repositories/accounts.ts';
import { insertReservations } from '../repositories/name-reservations.ts';
import { decryptRow } from '../repositories/encrypted-rows.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { EncryptedRow } from './rewrite-batch.ts';

/** Reserves address and username of stored accounts. Skips accounts whose names are lost. */
export async function reserveNames(
  tx: Database,
  cipher: FieldCipher,
  rows: readonly EncryptedRow[],
  now: Date,
): Promise<void> {
  const reservations = rows.flatMap((row) => {
    const { userid, email, username } = decryptRow(cipher, 'accounts', row) as {
      userid: number;
      email: string;
      username: string;
    };
    if (email === '') return [];
    const names = hashAccountNames(cipher, { email, usernameKey: usernameKey(username) });
    return names.map((nameKey) => ({ ...nameKey, userid, reservedAt: now, confirmedAt: now }));
  });
  if (reservations.length > 0) await insertReservations(tx, reservations);
}
