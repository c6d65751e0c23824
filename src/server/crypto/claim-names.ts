import { usernameKey } from '#domain/account/rules.ts';
import type { Database } from '../db/database.ts';
import { namesOf } from '../repositories/accounts.ts';
import { insertClaims } from '../repositories/claims.ts';
import { decryptRow } from '../repositories/encrypted-rows.ts';
import type { FieldCipher } from './field-cipher.ts';
import type { EncryptedRow } from './rewrite-batch.ts';

/** Claims address and username of stored accounts, for good. An account whose names are lost claims none. */
export async function claimNames(
  tx: Database,
  cipher: FieldCipher,
  rows: readonly EncryptedRow[],
  now: Date,
): Promise<void> {
  const claims = rows.flatMap((row) => {
    const { userid, email, username } = decryptRow(cipher, 'accounts', row) as {
      userid: number;
      email: string;
      username: string;
    };
    if (email === '') return [];
    const names = namesOf(cipher, { email, usernameKey: usernameKey(username) });
    return names.map((claimed) => ({ ...claimed, userid, claimedAt: now, settledAt: now }));
  });
  if (claims.length > 0) await insertClaims(tx, claims);
}
