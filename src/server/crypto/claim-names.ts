import { usernameKey } from '#domain/account/rules.ts';
import type { Database } from '../db/database.ts';
import { namesOf } from '../repositories/accounts.ts';
import { insertClaims } from '../repositories/claims.ts';
import { openRow } from '../repositories/sealed-rows.ts';
import type { Personal } from './personal.ts';
import type { SealedRow } from './reseal.ts';

/** Claims address and username of stored accounts, for good. An account whose names are lost claims none. */
export async function claimNames(
  tx: Database,
  personal: Personal,
  rows: readonly SealedRow[],
  now: Date,
): Promise<void> {
  const claims = rows.flatMap((row) => {
    const { userid, email, username } = openRow(personal, 'accounts', row) as {
      userid: number;
      email: string;
      username: string;
    };
    if (email === '') return [];
    const names = namesOf(personal, { email, usernameKey: usernameKey(username) });
    return names.map((claimed) => ({ ...claimed, userid, claimedAt: now, settledAt: now }));
  });
  if (claims.length > 0) await insertClaims(tx, claims);
}
