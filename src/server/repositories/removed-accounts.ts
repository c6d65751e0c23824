import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { removals } from '../db/schema.ts';
import type { FieldCipher } from '../crypto/field-cipher.ts';

/** The record of a removed account. */
type Removal = Omit<typeof removals.$inferInsert, 'accountHash'> & { readonly userid: number };

/** Rows per statement. */
const batchSize = 500;

/** Stores the record of a removed account; skips an existing one. */
export async function insertRemoval(
  db: Database,
  cipher: FieldCipher,
  { userid, ...removal }: Removal,
): Promise<void> {
  const accountHash = keyHash(cipher, createHash('sha256').update(String(userid)).digest('hex'));
  await db
    .insert(removals)
    .values({ ...removal, accountHash })
    .onConflictDoNothing();
}

/**
 * Keys the hashes of version 1.0, which stored the SHA-256 of the user id: 2^53 ids can be tried by brute force.
 * @returns false if there are none
 */
export async function convertToKeyedHashes(tx: Database, cipher: FieldCipher): Promise<boolean> {
  const rows = await tx
    .select({ plain: removals.accountHash })
    .from(removals)
    // 64 hexadecimal digits; a keyed hash has 43 characters.
    .where(sql`length(${removals.accountHash}) = 64`)
    .limit(batchSize);
  if (rows.length === 0) return false;
  const pairs = rows.map(({ plain }) => ({ plain, keyed: keyHash(cipher, plain) }));
  await tx.execute(sql`
    update ${removals} set account_hash = pairs.keyed
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pairs(plain text, keyed text)
    where ${removals.accountHash} = pairs.plain
  `);
  return true;
}

/** @param plain SHA-256 of the decimal user id, in hex */
function keyHash(cipher: FieldCipher, plain: string): string {
  return cipher.hash('removals.account', plain);
}
